import { Secret, TOTP } from 'otpauth'

/** The code an authenticator app shows, or will show `steps` half minutes from now. */
export function totpCode(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}
