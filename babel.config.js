// On the web only the light worklets plugin.
module.exports = (api) => {
  const platform = api.caller((caller) => caller?.platform);
  api.cache.using(() => String(platform));
  const web = platform === 'web';
  return {
    presets: [['babel-preset-expo', web ? { worklets: false, reanimated: false } : {}]],
    plugins: web
      ? [['react-native-worklets/plugin', { omitNativeOnlyData: true, substituteWebPlatformChecks: true }]]
      : [],
  };
};
