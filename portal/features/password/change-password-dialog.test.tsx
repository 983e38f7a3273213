// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { playGateway } from '../../testing/gateway.ts'
import { stage } from '../../testing/stage.tsx'
import ChangePasswordDialog from './change-password-dialog.tsx'

const rule = { name: 'password', enabled: true, required: true, minLength: 10, maxLength: 64, position: 1 }
const settingOf = (pattern: object) => ({
  ...{ minimumAge: 18, mobileDigitsMinimum: 8, mobileDigitsMaximum: 11, countries: [] },
  fields: [{ ...rule, ...pattern }],
})

function open(pattern: object) {
  const asked = playGateway({
    registrationSetting: () => settingOf(pattern),
    changePassword: () => ({ userErrors: [] }),
  })
  const { person } = stage(<ChangePasswordDialog open onClose={() => undefined} oldPassword="cũ" isForced />)
  const fill = async (password: string) => {
    for (const label of [/^Mật khẩu mới/, /^Nhập lại mật khẩu/]) {
      await person.clear(screen.getByLabelText(label))
      await person.type(screen.getByLabelText(label), password)
    }
    await person.click(screen.getByRole('button', { name: 'Đổi mật khẩu' }))
  }
  return { asked, fill }
}

it('says the rule that registration has, and holds to it', async () => {
  const { asked, fill } = open({ acceptedPattern: '*', patternId: 0 })
  expect(await screen.findByText(/^10-64 ký tự, dùng được cả dấu cách/)).toBeTruthy()
  await fill('chín ký t')
  expect(await screen.findByText('Vui lòng nhập 10-64 ký tự.')).toBeTruthy()
  expect(asked.changePassword).toEqual([])
  await fill('mèo ngủ trên mái')
  await expect.poll(() => asked.changePassword).toHaveLength(1)
})

it('says the pattern of a brand that has one of its own', async () => {
  const { fill } = open({ acceptedPattern: '^[a-z]+$', patternId: 1 })
  expect(await screen.findByText('Vui lòng nhập 10-64 ký tự, chữ cái và số.')).toBeTruthy()
  await fill('mèo ngủ trên mái')
  expect(screen.getByLabelText(/^Mật khẩu mới/).getAttribute('aria-invalid')).toBe('true')
})
