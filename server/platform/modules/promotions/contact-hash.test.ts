import { describe, expect, it } from 'vitest'
import { contactHash, plainContact } from './contact-hash.ts'

describe('a contact', () => {
  it.each([
    '0912345678',
    '+84912345678',
    '84 912 345 678',
    '0084-912345678',
    '084-912345678',
    '０９１２３４５６７８',
    '0912345678\u200b',
    '0912_345_678',
    '(091) 234.5678',
    'zalo.me/0912345678',
    'https://www.zalo.me/0912345678?ref=1',
  ])('is the same number, written %j', (written) => {
    expect(plainContact(written)).toBe('0912345678')
    expect(contactHash('SENVANG', written)).toBe(contactHash('SENVANG', '0912345678'))
  })

  it('is the same name with what is written before it or without', () => {
    for (const written of ['@Lan.Anh', 'lananh', 'https://facebook.com/lan.anh', 't.me/Lan_Anh'])
      expect(plainContact(written)).toBe('lananh')
    expect(plainContact('lan@nha.vn')).toBe('lan@nhavn')
  })

  it('differs by brand, and by number', () => {
    expect(contactHash('SENVANG', '0912345678')).not.toBe(contactHash('SAKURA', '0912345678'))
    expect(plainContact('+1 912 345 678')).not.toBe(plainContact('0912345678'))
  })
})
