// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serve, show } from '../../testing/show.tsx'
import { AuthenticatorApp } from './AuthenticatorApp.tsx'

const wrong = { code: 'SECOND_FACTOR_WRONG', message: 'Enter another, or a recovery code.', field: ['input', 'code'] }

it('the first code is typed at once, and a wrong one speaks of no recovery codes', async () => {
  serve({
    OwnSecurity: () => ({ security: { totpSince: null, recoveryCodesLeft: 0 } }),
    BeginOperatorTotp: () => ({ payload: { secret: 'ABCDEFGH', uri: 'otpauth://totp/Croupier', userErrors: [] } }),
    ConfirmOperatorTotp: () => ({ payload: { recoveryCodes: null, userErrors: [wrong] } }),
  })
  const { user } = await show(<AuthenticatorApp onChange={() => undefined} />)
  await user.type(await screen.findByLabelText(/^Current password/), 'Demo@12345')
  await user.click(screen.getByText('Continue'))
  const code = await screen.findByLabelText(/^Code/)
  await waitFor(() => expect(document.activeElement).toBe(code))
  await user.keyboard('000000{Enter}')
  await screen.findByText(/^The code is not right/)
  expect(screen.queryByText(/recovery/)).toBeNull()
})
