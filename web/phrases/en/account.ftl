# Recovery codes, the player's data and the way out, in English.

error-wrong-code = Wrong account name or recovery code.
error-banned = The operator of this server has banned you.
error-muted = The operator of this server has muted you: you can’t write messages.

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
deleted-player = Deleted player
