// app.json, and for shipped builds not even the network: only development needs it, to reach the bundler.
const offline = ['preview', 'production'].includes(process.env.EAS_BUILD_PROFILE);

module.exports = ({ config }) =>
  offline
    ? {
        ...config,
        android: {
          ...config.android,
          blockedPermissions: [...config.android.blockedPermissions, 'android.permission.INTERNET'],
        },
      }
    : config;
