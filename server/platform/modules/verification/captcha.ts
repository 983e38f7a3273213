/** Draws something that people read and machines should not. */
export interface CaptchaPort {
  draw(): Promise<{ answer: string; png: Buffer }>
}

/** Without the characters that look alike. */
const LOOK_ALIKE = '0oO1iIlLqQ9gGsS5zZ2'

/** The house's own captcha: four characters drawn as outlines, then as pixels, so that no text is in the answer. */
export function createImageCaptcha(): CaptchaPort {
  return {
    async draw() {
      const [{ default: sharp }, { default: svgCaptcha }] = await Promise.all([import('sharp'), import('svg-captcha')])
      const { text, data } = svgCaptcha.create({
        size: 4,
        width: 150,
        height: 56,
        fontSize: 54,
        noise: 3,
        ignoreChars: LOOK_ALIKE,
        color: false,
        background: '#f2f4f8',
      })
      return { answer: text, png: await sharp(Buffer.from(data)).png({ palette: true }).toBuffer() }
    },
  }
}
