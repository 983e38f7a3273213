const COLOUR = /^#[0-9a-f]{6}$/i

/** Whether a text is a colour as the house writes them: `#f0b849`. */
export const isColour = (text: string): boolean => COLOUR.test(text)

/** The contrast of two colours by the formula of WCAG 2: 1 for equal ones, 21 for black on white. Both are `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((left, right) => left - right)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(parseInt(colour.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
