const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);
config.resolver.assetExts.push('wasm'); // expo-sqlite on the web
config.resolver.sourceExts.push('md'); // the games' rules
config.transformer.babelTransformerPath = require.resolve('./scripts/web/transformer.js');

module.exports = config;
