import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { checkNewPassword, SHORTEST_PASSWORD } from './passwords.ts'

const context = ['lanhuong', 'lan.huong@example.com', 'Nguyễn Lan Hương', 'Sen Vàng']
const refusal = (password: string): string => {
  try {
    checkNewPassword(password, context)
    return 'accepted'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('a new password', () => {
  it.each([
    'Hoa!mai2026x',
    'con mèo ngồi trên mái nhà',
    ' one space before ',
    'tkqvmzrw',
    '密码很长的一句话吧',
    `${'a'.repeat(60)}bcd123`,
    'lanhuong thích ăn phở',
    '2817-dragon-99381',
    'trombone xanh',
  ])('may be %s', (password) => expect(refusal(password)).toBe('accepted'))

  it.each([
    ['short1!', 'PASSWORD_TOO_SHORT'],
    ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
    ['password', 'PASSWORD_COMMON'],
    ['PASSWORD', 'PASSWORD_COMMON'],
    ['Password1!', 'PASSWORD_COMMON'],
    ['12345678', 'PASSWORD_COMMON'],
    ['87654321', 'PASSWORD_COMMON'],
    ['qwertyuiop', 'PASSWORD_COMMON'],
    ['aaaaaaaaaa', 'PASSWORD_COMMON'],
    ['abababab', 'PASSWORD_COMMON'],
    ['anhyeuem2024', 'PASSWORD_COMMON'],
    ['1qaz2wsx', 'PASSWORD_COMMON'],
    ['dragon99!', 'PASSWORD_COMMON'],
    ['congchua123', 'PASSWORD_COMMON'],
    ['P@ssw0rd', 'PASSWORD_COMMON'],
    ['ｐａｓｓｗｏｒｄ', 'PASSWORD_COMMON'],
    ['manchester', 'PASSWORD_COMMON'],
    ['159753456', 'PASSWORD_COMMON'],
    ['lanhuong', 'PASSWORD_PERSONAL'],
    ['LanHuong99!', 'PASSWORD_PERSONAL'],
    ['99huong99', 'PASSWORD_PERSONAL'],
    ['example2026', 'PASSWORD_PERSONAL'],
  ])('may not be %s', (password, code) => expect(refusal(password)).toBe(code))

  it('may be none of the three thousand most common ones', () => {
    const common = dictionary['passwords-common'].filter((word) => word.length >= SHORTEST_PASSWORD).slice(0, 3000)
    expect(common).toHaveLength(3000)
    expect(common.filter((word) => refusal(word.toUpperCase()) !== 'PASSWORD_COMMON')).toEqual([])
  })
})
