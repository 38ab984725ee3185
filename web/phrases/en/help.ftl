# Help, replay, tutorial.

replay-title = Replay
learn-title = Learn to play
