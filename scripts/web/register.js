// Keeps the app on the device after the first visit, and lets a new version that is already here take over at the start.
async function keep({ serviceWorker }) {
  const kept = await serviceWorker.getRegistration();
  if (kept?.waiting) {
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    kept.waiting.postMessage('take-over');
  }
  if (document.readyState !== 'complete') await new Promise((loaded) => window.addEventListener('load', loaded));
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
}

if ('serviceWorker' in navigator && window.isSecureContext) {
  keep(navigator).catch((error) => console.warn(`Tortuga is not kept for offline use: ${error.message}`));
}
