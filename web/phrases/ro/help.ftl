# Help, replay, tutorial.

replay-title = Reluare
learn-title = Învață să joci
