/** Shuts the outside world while rules are examined: who asks it for chance or time fails by name. */
import { ContractFailure, type Judge } from './judge';

const CHECK = 'no-outside-world';

export function shutOff<T>(judge: Judge, examine: () => T): T {
  const realRandom = Math.random;
  const RealDate = Date;
  const refuse = (what: string): void => {
    if (!judge.isBlaming && !judge.failed.has(CHECK)) throw new ContractFailure(CHECK, `The rules asked for ${what}.`);
  };
  Math.random = () => {
    refuse('Math.random');
    return realRandom();
  };
  globalThis.Date = new Proxy(RealDate, {
    construct(target, args) {
      refuse('a Date');
      return new target(...(args as []));
    },
    get(target, name) {
      if (name === 'now') refuse('Date.now');
      return Reflect.get(target, name) as unknown;
    },
  });
  try {
    return examine();
  } finally {
    Math.random = realRandom;
    globalThis.Date = RealDate;
  }
}
