// Native modules as the component tests see them: quiet sound, still worklets, fixed safe area.
jest.mock('react-native-worklets', () => require('react-native-worklets/src/mock'));
jest.mock('react-native-safe-area-context', () => require('react-native-safe-area-context/jest/mock').default);
jest.mock('expo-audio', () => {
  const player = () => ({
    play() {},
    pause() {},
    remove() {},
    seekTo: () => Promise.resolve(),
    volume: 1,
    muted: false,
  });
  return {
    createAudioPlayer: player,
    useAudioPlayer: player,
    setAudioModeAsync: () => Promise.resolve(),
    preload: () => Promise.resolve(),
  };
});

require('react-native-reanimated').setUpTests();
