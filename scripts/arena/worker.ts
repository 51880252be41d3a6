/** A process of the arena: plays each pairing it is sent and sends back the results. */
import { playRotations, type Pairing } from './match';

process.on('message', (pairing: Pairing) => {
  try {
    process.send?.({ seed: pairing.seed, results: playRotations(pairing) });
  } catch (error) {
    process.send?.({ seed: pairing.seed, error: (error as Error).message });
  }
});
