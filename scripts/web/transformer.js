// Metro's transformer: a game's rules.md becomes a module with its text; everything else as Expo does it.
const upstream = require('@expo/metro-config/babel-transformer');

module.exports.transform = ({ src, filename, ...rest }) =>
  upstream.transform({
    ...rest,
    filename,
    src: filename.endsWith('.md') ? `export default ${JSON.stringify(src)};` : src,
  });
