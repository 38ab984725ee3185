# The account, recovery codes, the player’s data and the way out, in English.

error-bad-account-name = Use letters of one alphabet, digits and punctuation in an account name.
error-bad-password = Use 8 to 200 characters.
error-weak-password = This password is easy to guess. Use three or four words that don’t belong together.
error-wrong-password = Wrong name or password.
error-wrong-code = Wrong account name or recovery code.

## Account and sign-in

account-guest = You are playing as a guest. No account needed.
account-known = Signed in as { $account }
account-name = Your name at the table
account-name-about = Games you have already joined keep the old name.
account-renamed = Name saved.
account-colour = Favourite colour
account-colour-about = You get it at new tables if it is still available.
account-account = Account name
account-password = Password
account-password-about = At least 8 characters. Three or four unrelated words are hard to guess.
account-password-title = Change password
account-password-old = Current password
account-password-new = New password
account-password-changed = Password changed.
account-made = Account created. Your games are still here.
account-welcome = Welcome back!
make-account-about = An account lets you find your games on other devices. The games you have played so far stay with you.
have-account = Existing account
no-account = New account
login-about = Guest games stay behind.
logout = Sign out

## Recovery codes

codes-title = Recovery codes
codes-about = Save these codes now: they won’t be shown again. If you forget your password, each of them lets you set a new one, once.
codes-file = Bastide recovery codes for { $account } ({ $server }). Each works once.
codes-copy = Copy
codes-copied = Codes copied.
codes-copy-by-hand = Copying failed. Write the codes down or download them.
codes-download = Download
codes-saved = I’ve saved them
recovery-about = They let you in if you forget your password. New codes replace the old ones.
recovery-left = { $count ->
    [0] You have none left.
    [one] You have 1 left.
   *[other] You have { $count } left.
}
recovery-renew = Create new codes

## Forgotten password

recover-forgot = Forgot your password?
recover-title = Set a new password
recover-about = You’ll be signed out on all other devices, and your API tokens end.
recover-code = Recovery code
recover-code-about = One of the codes you saved when you created the account.
recover = Set password
recover-back = Back to sign-in
recovered = Password changed. Welcome back!

## Data and deletion

data-title = Your data
data-about = Download what this server keeps about you, or delete it.
data-export = Download my data
delete-account = Delete account
delete-guest = Delete my data
delete-account-title = Delete your account?
delete-guest-title = Delete your data?
delete-gone = Your name, sign-ins, API tokens, recovery codes and messages are deleted.
delete-tables = You resign your running games, and your open tables close.
delete-games = Finished games stay for the others, with “{ deleted-player }” in place of your name.
delete-final = This can’t be undone.
delete-stay = Cancel
delete-now = Delete for good
deleted = Deleted. Thanks for playing!
