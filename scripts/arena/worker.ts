/** A process of the arena: plays each pairing it is sent, once for each rotation of the seats. */
import { serve } from './serve';
import { playRotations } from './match';

serve(playRotations);
