/** The colours of one picture: a ground in three depths, a light and an accent of another hue. */
export interface Paint {
  readonly hue: number
  readonly deep: string
  readonly ground: string
  readonly bright: string
  readonly light: string
  readonly accent: string
  readonly accentDeep: string
}

/** A paint around one hue (0 … 359), the accent as far away as `turn` says. */
export function paintOf(hue: number, turn = 150): Paint {
  const other = (hue + turn) % 360
  return {
    hue,
    deep: hsl(hue, 70, 9),
    ground: hsl(hue, 66, 24),
    bright: hsl(hue, 74, 46),
    light: hsl(hue, 88, 72),
    accent: hsl(other, 82, 60),
    accentDeep: hsl(other, 72, 34),
  }
}

/** Each vendor's hue, so that its games are a family; unknown vendors get one from their code. */
const HUES: Readonly<Record<string, number>> = {
  JL: 356,
  PG: 268,
  CQ9: 28,
  JDB: 205,
  FC: 336,
  PT: 222,
  MG: 158,
  PNG: 292,
  AE: 188,
  RTG: 12,
  TTG: 132,
  ISB: 246,
  MGS: 96,
  GG: 176,
  WD: 310,
  AG: 44,
  BGS: 66,
  EG2: 20,
  BBIN: 214,
  BG: 340,
  DG: 148,
  EA: 276,
  LOTUS: 326,
  OG: 36,
  TGP: 198,
  KX: 8,
  KY: 256,
  TH: 166,
  WS: 302,
  XY: 52,
  IBC: 230,
  SBT: 118,
  UG: 284,
  TFG: 180,
  SV388: 16,
  TCG_LOTTO_VN: 2,
  TCG_SEA: 196,
  LOTT: 34,
}

export function hueOf(vendorCode: string): number {
  const known = HUES[vendorCode]
  return known ?? ([...vendorCode].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) * 47) % 360
}

export function hsl(hue: number, saturation: number, lightness: number): string {
  // librsvg knows hsl() but rounds it differently by version; hexadecimal is the same everywhere.
  const chroma = (saturation / 100) * (1 - Math.abs((2 * lightness) / 100 - 1))
  const channel = (shift: number) => {
    const k = (shift + hue / 30) % 12
    return lightness / 100 - (chroma / 2) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return `#${[0, 8, 4]
    .map((shift) =>
      Math.round(channel(shift) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
