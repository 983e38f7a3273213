import { balls } from '../../core/board.ts'
import type { Drum } from '../shared/drum.ts'

/** Eight of twenty balls in the order drawn. */
export const lfDrum: Drum = {
  places: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'],
  values: balls(1, 20),
  isUrn: true,
  sample: ['17', '04', '12', '20', '09', '01', '15', '06'],
}
