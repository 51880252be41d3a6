// What a lock file must name so that `npm ci` works everywhere: the variants for other machines too. npm leaves out
// those that its registry does not offer, and then refuses its own lock file.

/** Optional packages that some package asks for and the lock file does not name: [place, version]. */
export function missingVariants(packages) {
  const missing = [];
  for (const [place, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!homes(place).some((home) => packages[`${home}node_modules/${name}`])) {
        missing.push([`node_modules/${name}`, version]);
      }
    }
  }
  return missing;
}

/** Where Node would look for a package from here: nearest first. */
function homes(place) {
  const parts = place.split('/node_modules/');
  const upwards = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`);
  return [...(place === '' ? [] : upwards), ''];
}

/** A variant's entry; its name tells the machine it is for. */
export function variant(name, version) {
  const machine =
    /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64)/.exec(name);
  if (!machine) throw new Error(`The name of ${name} does not tell which machine it is for.`);
  const [, os, cpu] = machine;
  return { version, cpu: [cpu], dev: true, optional: true, os: [os] };
}
