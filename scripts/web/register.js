// Keeps the app on the device after the first visit.
if ('serviceWorker' in navigator && window.isSecureContext) {
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch((error) => {
      console.warn(`Tortuga is not kept for offline use: ${error.message}`);
    });
  });
}
