// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Site } from '../../brand/use-site.ts'
import { playGateway } from '../../testing/gateway.ts'
import { stage } from '../../testing/stage.tsx'
import RegisterDialog from './register-dialog.tsx'

const field = (name: string, required: boolean, position: number) => ({
  ...{ name, enabled: true, required, minLength: 2, maxLength: 60, patternId: 0, acceptedPattern: '*', position },
})
const registrationSetting = {
  ...{ minimumAge: 18, mobileDigitsMinimum: 8, mobileDigitsMaximum: 11 },
  fields: [
    field('email', false, 0),
    field('username', true, 1),
    field('password', true, 2),
    field('mobileNumber', false, 3),
    field('payeeName', false, 4),
  ],
  countries: [{ code: 'VN', countryDialingCode: '+84' }],
}
const taken = {
  code: 'ACCOUNT_TAKEN',
  message: 'Đã có người dùng tên này',
  field: ['input', 'username'],
  retryAfter: null,
}

function open(...modules: Site['modules']) {
  const asked = playGateway({
    registrationSetting: () => registrationSetting,
    checkAffiliate: () => ({ valid: true, userErrors: [] }),
    register: () => ({ token: null, captchaRequired: false, userErrors: [taken] }),
    banners: () => [],
    sendRegistrationCode: () => ({ expiredMinutes: 1, captchaRequired: false, userErrors: [] }),
  })
  const person = stage(<RegisterDialog open onClose={() => undefined} />, {
    modules: modules.length > 0 ? modules : ['USERNAME_REGISTRATION'],
  }).person
  return { asked, person }
}
const submit = () => screen.getByRole('button', { name: 'Đăng ký' })
const box = (name: RegExp) => screen.findByRole('textbox', { name })

it('shows everything that is wrong at once, and leads to the first of it', async () => {
  const { person } = open()
  const username = await box(/^Tên đăng nhập/)
  await person.click(submit())
  await waitFor(() => expect(screen.getAllByText('Không được để trống')).toHaveLength(3))
  expect(screen.getByText('Bạn cần xác nhận đủ tuổi và đồng ý với điều khoản')).toBeTruthy()
  expect(document.activeElement).toBe(username)
})

it('takes a number as it is pasted, and says where the code went', async () => {
  const { asked, person } = open('MOBILE_REGISTRATION', 'MOBILE_VERIFICATION')
  const field = await box(/^Số điện thoại/)
  await person.click(field)
  await person.paste('+84 0912.345-999')
  await person.click(screen.getByRole('button', { name: 'Gửi mã' }))
  expect(await screen.findByText('Đã gửi mã đến +84 912 345 999')).toBeTruthy()
  expect(asked.sendRegistrationCode).toEqual([expect.objectContaining({ mobileNumber: '+84 0912.345-999' })])
})

it('leaves the field that is typed in alone while its button is pressed', async () => {
  const { person } = open()
  const username = await box(/^Tên đăng nhập/)
  await person.type(username, 'x')
  await person.pointer({ keys: '[MouseLeft>]', target: submit() })
  expect(document.activeElement).toBe(username)
  await person.pointer({ keys: '[/MouseLeft]', target: submit() })
  await waitFor(() => expect(screen.getAllByText('Không được để trống')).toHaveLength(2))
})

it('begins with what is needed; the rest is behind a press, and stays once it is open', async () => {
  const { person } = open()
  await box(/^Tên đăng nhập/)
  expect(screen.queryByRole('textbox', { name: /^Email/ })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Thông tin thêm (không bắt buộc)' }))
  const more = screen.getByRole('group', { name: 'Thông tin thêm (không bắt buộc)' })
  expect(document.activeElement).toBe(more)
  expect(more.contains(await box(/^Email/))).toBe(true)
  expect(more.contains(await box(/^Số điện thoại/))).toBe(true)
})

it('says which code it takes along, and lets it go for good', async () => {
  sessionStorage.setItem('invitationCode', 'AGENT01')
  const { person, asked } = open()
  const code = (await box(/^Mã giới thiệu/)) as HTMLInputElement
  expect(code.value).toBe('AGENT01')
  expect(screen.getByText(/^Mã này đến từ đường dẫn bạn đã mở/)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Bỏ mã giới thiệu' }))
  expect(sessionStorage.getItem('invitationCode')).toBeNull()
  await person.type(await box(/^Tên đăng nhập/), 'khach1')
  await person.type(screen.getByLabelText(/^Mật khẩu/), 'Trang-ram-16!')
  await person.type(screen.getByLabelText(/^Nhập lại mật khẩu/), 'Trang-ram-16!')
  await person.click(screen.getByRole('checkbox'))
  await person.click(submit())
  expect(await screen.findByText(taken.message)).toBeTruthy()
  expect(document.activeElement).toBe(await box(/^Tên đăng nhập/))
  expect(asked.checkAffiliate).toEqual([])
  expect(asked.register).toEqual([expect.not.objectContaining({ affiliateCode: expect.anything() })])
})
