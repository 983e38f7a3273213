import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import type { ShellData } from './shell.ts'

/** The pictures of the app that are asked for, by name: their side in pixels, and how much of it the mark fills. */
const ICONS = {
  '48.png': { side: 48, mark: 0.86, isRound: true },
  '180.png': { side: 180, mark: 0.72, isRound: false },
  '192.png': { side: 192, mark: 0.86, isRound: true },
  '512.png': { side: 512, mark: 0.86, isRound: true },
  // A launcher may cut off all but the middle four fifths.
  'maskable-512.png': { side: 512, mark: 0.6, isRound: false },
  'badge-96.png': { side: 96, mark: 1, isRound: false },
} as const

type IconName = keyof typeof ICONS

export const isIconName = (name: string): name is IconName => Object.hasOwn(ICONS, name)

/** Colours of the house where a brand's theme has none. */
const GROUND = '#101624'
const MARK = '#f0b849'
/** How much of the side a picture has where a launcher may cut: of a square the whole stays within the circle that no launcher cuts. */
const MASKABLE = 0.72
const COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/** A badge is a stencil of one colour, which nobody can make of a picture. */
const BADGE = 'badge-96.png'

const kept = new LRUCache<string, Promise<Buffer>>({ max: 200 })

/** What a brand's icon is made from. */
export interface IconSource {
  readonly theme: ShellData['theme']
  /** Address of the brand's own square picture. */
  readonly picture?: string | null | undefined
  /** Throws where the picture cannot be read. */
  readonly readPicture: (address: string) => Promise<Uint8Array>
}

/** An icon as PNG; not whole where the mark of the house stands in for a picture that could not be read. */
export interface DrawnIcon {
  readonly bytes: Buffer
  readonly isWhole: boolean
}

/** The colours of a brand's icon; anything but a plain colour stays out of the drawing. */
export function coloursOf(theme: ShellData['theme']): { ground: string; mark: string } {
  const colour = (name: string, preset: string) => {
    const value = theme.find((token) => token.name === name)?.value ?? ''
    return COLOUR.test(value) ? value : preset
  }
  return { ground: colour('surface-1', GROUND), mark: colour('brand', MARK) }
}

/**
 * An icon of the brand: a size of its own picture, or else the mark of the house in the brand's colours. A logo is wide, and would be too
 * small to read here.
 */
export async function drawIcon(name: IconName, { theme, picture, readPicture }: IconSource): Promise<DrawnIcon> {
  const { ground, mark } = coloursOf(theme)
  if (picture && name !== BADGE) {
    try {
      const cut = async () => cutPicture(name, await readPicture(picture), ground)
      return { bytes: await keep(`${name} ${picture} ${ground}`, cut), isWhole: true }
    } catch {
      // A tab or a launcher without any icon would be worse than one with the house's until the picture is read again.
      return { bytes: await drawMark(name, { ground, mark }), isWhole: false }
    }
  }
  return { bytes: await drawMark(name, { ground, mark }), isWhole: true }
}

const drawMark = (name: IconName, colours: { ground: string; mark: string }) =>
  keep(`${name} ${colours.ground} ${colours.mark}`, async () => {
    const { default: sharp } = await import('sharp')
    return toPng(sharp(Buffer.from(svgOf(name, colours))))
  })

/** Launchers that cut, and iOS, which knows no transparency, have the picture on the brand's ground; a launcher's cut leaves the middle. */
async function cutPicture(name: IconName, bytes: Uint8Array, ground: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { side, isRound } = ICONS[name]
  const inner = name === 'maskable-512.png' ? Math.round(side * MASKABLE) : side
  const rest = side - inner
  const before = Math.floor(rest / 2)
  const cut = sharp(bytes)
    .resize(inner, inner, { fit: 'cover' })
    .extend({ top: before, left: before, bottom: rest - before, right: rest - before, background: ground })
  return toPng(isRound ? cut : cut.flatten({ background: ground }))
}

const toPng = (picture: Sharp) => picture.png({ compressionLevel: 9 }).toBuffer()

function keep(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}

function svgOf(name: IconName, { ground, mark }: { ground: string; mark: string }): string {
  const { side, mark: size, isRound } = ICONS[name]
  // A badge is a stencil: only what it covers counts, so that it has no ground and is white.
  const isBadge = name === BADGE
  const colour = isBadge ? '#fff' : mark
  const back = isBadge ? '' : `<rect width="32" height="32" rx="${isRound ? 8 : 0}" fill="${ground}"/>`
  const place = `translate(${16 - 16 * size} ${16 - 16 * size}) scale(${size})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 32 32">${back}<g transform="${place}"><circle cx="16" cy="16" r="11" fill="none" stroke="${colour}" stroke-width="3.3" stroke-dasharray="5.76 2.88"/><path d="M16 9.9l5.3 6.1-5.3 6.1-5.3-6.1z" fill="${colour}"/></g></svg>`
}
