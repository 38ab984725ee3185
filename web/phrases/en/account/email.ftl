# Email addresses, and new passwords by email, in English.

error-bad-email = This isn’t a valid email address.
error-wrong-link = This link has expired or was already used.
error-too-many-emails = Too many emails. Try again in an hour.

## The address of an account

email-title = Email address
email-about = If you forget your password, a link to set a new one is sent there. Nobody else sees the address.
email-current = Your address: { $address }
email-waiting = Not confirmed yet: { $address }. Open the link in the email within 24 hours.
email-address = New email address
email-send = Send confirmation link
email-sent = Email sent. Open the link in it.
email-remove = Remove address
email-remove-title = Remove your email address?
email-remove-about = If you forget your password, only a recovery code lets you in then.
email-removed = Email address removed.

## The link that confirms it

email-confirm-title = Confirm your email address
email-confirm-about = If you forget your password, a link to set a new one is sent there.
email-confirm = Confirm address
email-confirmed = Your email address is confirmed.
email-again = Request a new link on the account page.
email-to-account = Go to account

## The link that sets a new password

forgot-about = Enter your account name or email address to get a link that sets a new password.
forgot-account = Account name or email address
forgot-send = Send link
forgot-sent = If this account has a confirmed email address, a link is on its way. It works for an hour. If nothing comes, check your spam folder.
forgot-code = Use a recovery code
