import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

const { resolve } = createRequire(import.meta.url)

/** The typeface comes in parts by script; a Vietnamese word takes its letters from two of them. Read with the first word that is drawn. */
const readFonts = () =>
  ['latin', 'vietnamese', 'latin-ext'].map((part) => {
    const bytes = readFileSync(resolve(`@fontsource/be-vietnam-pro/files/be-vietnam-pro-${part}-800-normal.woff`))
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  })

let fonts: readonly opentype.Font[] | undefined

function fontOf(letter: string): opentype.Font {
  fonts ??= readFonts()
  const found = fonts.find((font) => font.charToGlyphIndex(letter) > 0) ?? fonts[0]
  if (found === undefined) throw new Error('There is no typeface')
  return found
}

/** Width of a line in the unit of `size`. */
export function widthOf(text: string, size: number): number {
  return [...text.normalize('NFC')].reduce((sum, letter) => sum + advanceOf(letter, size), 0)
}

function advanceOf(letter: string, size: number): number {
  const font = fontOf(letter)
  return ((font.charToGlyph(letter).advanceWidth ?? 0) * size) / font.unitsPerEm
}

/** A line of text as outlines (the `d` of an SVG path), so that no machine needs the font. `anchor` says what `x` is. */
export function outlineOf(
  text: string,
  x: number,
  y: number,
  size: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  const width = anchor === 'start' ? 0 : widthOf(text, size)
  let left = x - (anchor === 'middle' ? width / 2 : width)
  return [...text.normalize('NFC')]
    .map((letter) => {
      const outline = pathData(fontOf(letter).charToGlyph(letter).getPath(left, y, size).commands)
      left += advanceOf(letter, size)
      return outline
    })
    .join('')
}

/** The library's own writer runs numbers into each other, which renderers refuse. */
function pathData(commands: readonly opentype.PathCommand[]): string {
  return commands
    .map((command) => {
      const { type, ...rest } = command
      const points = type === 'Z' ? [] : (['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const).filter((name) => name in rest)
      return `${type}${points.map((name) => Math.round(Number((rest as Record<string, number>)[name]) * 100) / 100).join(' ')}`
    })
    .join('')
}

/** From one line's foot to the next one's, in its size. */
export const LINE_HEIGHT = 1.12

interface Room {
  readonly width: number
  /** What all lines together may take; as much as they need where none is given. */
  readonly height?: number
  readonly largest: number
  readonly smallest: number
  readonly most: number
}

/** Breaks a text into at most `most` lines as even as words allow, and says how large they may be set. */
export function fitLines(text: string, room: Room): { lines: string[]; size: number } {
  const { height = Number.POSITIVE_INFINITY } = room
  const words = text.split(' ')
  let best: { lines: string[]; size: number } = { lines: [text], size: 0 }
  for (let count = 1; count <= Math.min(room.most, words.length); count++) {
    const lines = breakInto(words, count)
    const widest = Math.max(...lines.map((line) => widthOf(line, 1)))
    const size = Math.min(room.largest, room.width / widest, height / (count * LINE_HEIGHT))
    if (size > best.size * 1.12) best = { lines, size }
  }
  return { lines: best.lines, size: Math.max(best.size, room.smallest) }
}

/** The way to break words into `count` lines whose widest is the narrowest. */
function breakInto(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')]
  let best: string[] = []
  let narrowest = Number.POSITIVE_INFINITY
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...breakInto(words.slice(first), count - 1)]
    const widest = Math.max(...lines.map((line) => widthOf(line, 1)))
    if (widest < narrowest) {
      narrowest = widest
      best = lines
    }
  }
  return best
}
