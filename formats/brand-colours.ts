import { contrastOf, isColour } from './contrast.ts'

/** Tokens of the portal (`portal/ui/tokens.css`) that a brand replaces: with one colour each, which stands in its dark and its light look. */
export const BRAND_COLOURS = ['brand', 'brand-strong', 'on-brand'] as const
export type BrandColour = (typeof BRAND_COLOURS)[number]
export type Look = 'dark' | 'light'

/** The colours of a brand as far as it has its own. */
export type BrandColours = { readonly [Each in BrandColour]?: string }

/** What the house has in each look. */
export const HOUSE_COLOURS: Readonly<Record<Look, Readonly<Record<BrandColour | 'surface-1' | 'ink', string>>>> = {
  dark: { brand: '#f0b849', 'brand-strong': '#ffca63', 'on-brand': '#1c1403', 'surface-1': '#101624', ink: '#eff2f9' },
  light: { brand: '#eab03a', 'brand-strong': '#f6c04e', 'on-brand': '#1c1403', 'surface-1': '#ffffff', ink: '#121826' },
}

/** Least ratio of text to what it stands on (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5

/** How text is read on a ground of the brand's colour. */
export interface TextContrast {
  readonly look: Look
  readonly ground: 'brand' | 'brand-strong'
  readonly ratio: number
  readonly isEnough: boolean
}

export const isBrandColour = (name: string): name is BrandColour => BRAND_COLOURS.some((one) => one === name)

/** The colours that a look shows, the house's where the brand has none that is one. */
export function coloursIn(look: Look, own: BrandColours): Record<BrandColour | 'surface-1' | 'ink', string> {
  const given = BRAND_COLOURS.flatMap((name) => {
    const colour = own[name]
    return colour !== undefined && isColour(colour) ? [[name, colour] as const] : []
  })
  return { ...HOUSE_COLOURS[look], ...Object.fromEntries(given) }
}

/** What text on the brand's colours comes to in both looks: on buttons as they are, and as they are pointed at. */
export function textContrasts(own: BrandColours): TextContrast[] {
  return (['dark', 'light'] as const).flatMap((look) =>
    (['brand', 'brand-strong'] as const).map((ground) => {
      const colours = coloursIn(look, own)
      const ratio = contrastOf(colours['on-brand'], colours[ground])
      return { look, ground, ratio, isEnough: ratio >= LEAST_CONTRAST }
    }),
  )
}
