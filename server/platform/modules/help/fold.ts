import { foldText } from '../../lib/fold-text.ts'

/** A text as it is searched in, and where in the text as it was written each of its letters stands. */
export interface Folded {
  readonly text: string
  /** The place of each letter of `text`; one more for the end. */
  readonly places: readonly number[]
}

/** Small letters without accents. Letter by letter, since folding may make a text longer or shorter. */
export function fold(written: string): Folded {
  const places: number[] = []
  let text = ''
  let place = 0
  for (const letter of written) {
    const folded = foldText(letter.toLowerCase())
    for (let index = 0; index < folded.length; index += 1) places.push(place)
    text += folded
    place += letter.length
  }
  places.push(place)
  return { text, places }
}
