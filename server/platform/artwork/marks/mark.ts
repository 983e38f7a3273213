import { hsl, hueOf } from '../paint.ts'
import { choicesOf } from '../random.ts'
import { box, circle, group, path } from '../shapes.ts'
import { EMBLEMS, type Emblem } from './emblems.ts'

type EmblemName = keyof typeof EMBLEMS
type Plate = (fill: string, rim: string) => string

const outline =
  (d: string): Plate =>
  (fill, rim) =>
    path(d, fill, { stroke: rim, 'stroke-width': 8, 'stroke-linejoin': 'round' })

/** What an emblem stands on. */
const PLATES = {
  round: (fill: string, rim: string) => circle(0, 0, 94, fill, { stroke: rim, 'stroke-width': 8 }),
  square: (fill: string, rim: string) => box(-92, -92, 184, 184, 44, fill, { stroke: rim, 'stroke-width': 8 }),
  hexagon: outline('M0 -96L84 -48L84 48L0 96L-84 48L-84 -48Z'),
  shield: outline('M0 -94C30 -80 60 -76 86 -76C90 12 62 70 0 96C-62 70 -90 12 -86 -76C-60 -76 -30 -80 0 -94Z'),
  octagon: outline('M-38 -92L38 -92L92 -38L92 38L38 92L-38 92L-92 38L-92 -38Z'),
  leaf: outline('M-92 -92L30 -92C66 -92 92 -66 92 -30L92 92L-30 92C-66 92 -92 66 -92 30Z'),
} satisfies Readonly<Record<string, Plate>>

/** No two vendors have the same emblem. */
const MARKS: Readonly<Record<string, readonly [plate: keyof typeof PLATES, emblem: EmblemName]>> = {
  JL: ['round', 'luckyStar'],
  PG: ['square', 'pinwheel'],
  CQ9: ['hexagon', 'swirl'],
  JDB: ['shield', 'jester'],
  FC: ['octagon', 'ingot'],
  PT: ['shield', 'spade'],
  MG: ['leaf', 'peaks'],
  PNG: ['round', 'play'],
  MGS: ['hexagon', 'cube'],
  RTG: ['octagon', 'bolt'],
  TTG: ['shield', 'chevrons'],
  ISB: ['square', 'drop'],
  AE: ['round', 'wings'],
  AG: ['square', 'pagoda'],
  GG: ['leaf', 'rings'],
  WD: ['round', 'waves'],
  BGS: ['octagon', 'horns'],
  EG2: ['shield', 'eagle'],
  BBIN: ['hexagon', 'bee'],
  BG: ['square', 'crown'],
  DG: ['round', 'moon'],
  EA: ['leaf', 'eye'],
  LOTUS: ['round', 'lotus'],
  OG: ['octagon', 'sunrise'],
  TGP: ['square', 'paw'],
  KX: ['hexagon', 'key'],
  KY: ['leaf', 'coin'],
  TH: ['shield', 'torch'],
  WS: ['octagon', 'shuriken'],
  XY: ['square', 'orbit'],
  IBC: ['hexagon', 'football'],
  SBT: ['leaf', 'pitch'],
  UG: ['shield', 'cup'],
  TFG: ['octagon', 'gamepad'],
  SV388: ['round', 'cock'],
  TCG_LOTTO_VN: ['hexagon', 'starBall'],
  TCG_SEA: ['leaf', 'seaBall'],
  LOTT: ['square', 'fastBall'],
}

/** A vendor that came later gets a mark that follows from its code. */
function chosen(vendorCode: string): readonly [Plate, Emblem] {
  const known = MARKS[vendorCode]
  if (known) return [PLATES[known[0]], EMBLEMS[known[1]]]
  const { below } = choicesOf(`mark:${vendorCode}`)
  const take = <Each>(among: Readonly<Record<string, Each>>, fallback: Each) => {
    const all = Object.values(among)
    return all[below(all.length)] ?? fallback
  }
  return [take<Plate>(PLATES, PLATES.round), take<Emblem>(EMBLEMS, EMBLEMS.luckyStar)]
}

/** The mark of a vendor, around (0, 0) from −100 to 100: an emblem of its own on a plate in its colour. */
export function vendorMark(vendorCode: string): string {
  const [plate, emblem] = chosen(vendorCode)
  const hue = hueOf(vendorCode)
  // Yellow and green are bright by themselves: a white sign would drown in them.
  const fill = hsl(hue, 72, hue > 40 && hue < 190 ? 26 : 36)
  return plate(fill, hsl(hue, 85, 70)) + group('scale(1.02)', emblem('#ffffff', hsl((hue + 40) % 360, 92, 74)))
}
