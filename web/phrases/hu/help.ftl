# Help, replay, tutorial.

replay-title = Visszajátszás
learn-title = Tanulj meg játszani
