import { newId } from '../../../lib/id.ts'
import { verificationErrors } from '../errors.ts'
import * as repository from '../repository.ts'
import { CAPTCHA_LIFE, type CaptchaAnswer, type Dependencies } from './dependencies.ts'

/** Draws a picture and keeps its answer, hashed, for five minutes. */
export async function drawCaptcha(
  { database, clock, pictures, hashOf }: Dependencies,
  merchantId: string,
): Promise<{ captchaId: string; png: Buffer }> {
  const { answer, png } = await pictures.draw()
  const captchaId = newId()
  await repository.insertCaptcha(database.query, {
    id: captchaId,
    merchant_id: merchantId,
    answer_hash: hashOf(captchaId, answer.toLowerCase()),
    expires_at: new Date(clock.now().getTime() + CAPTCHA_LIFE),
  })
  return { captchaId, png }
}

/** Takes what somebody read in a picture; each is good once. Throws CAPTCHA_REQUIRED, CAPTCHA_WRONG. */
export async function checkPicture(
  { database, clock, hashOf }: Dependencies,
  merchantId: string,
  { captchaId, captcha }: CaptchaAnswer,
): Promise<void> {
  const extras = { captcha: true }
  if (!captchaId || !captcha) throw verificationErrors.CAPTCHA_REQUIRED({ field: 'captcha', extras })
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(captchaId)
  const drawn = isId ? await repository.takeCaptcha(database.query, merchantId, captchaId) : undefined
  const isRight =
    drawn !== undefined &&
    drawn.expires_at > clock.now() &&
    drawn.answer_hash === hashOf(captchaId, captcha.trim().toLowerCase())
  if (!isRight) throw verificationErrors.CAPTCHA_WRONG({ field: 'captcha', extras })
}
