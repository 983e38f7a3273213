import { expect, it } from 'vitest'
import { addressOf, type CustomerServiceKind } from './customer-service-kinds.ts'

it.each<[CustomerServiceKind, string, string | undefined]>([
  ['LIVECHAT', 'https://evil.example', '/support'],
  ['EXTERNAL_CHAT', 'https://chat.example/x?y=1', 'https://chat.example/x?y=1'],
  ['EXTERNAL_CHAT', 'http://chat.example/x', undefined],
  ['EXTERNAL_CHAT', 'javascript:alert(1)', undefined],
  ['EXTERNAL_CHAT', ' data:text/html,x', undefined],
  ['EXTERNAL_CHAT', 'https://me:secret@chat.example/', undefined],
  ['EXTERNAL_CHAT', '/support', undefined],
  ['ZALO', 'https://zalo.me/0912345678', 'https://zalo.me/0912345678'],
  ['ZALO', 'https://zalo.me/', undefined],
  ['ZALO', 'https://zalo.me.evil.example/1', undefined],
  ['FACEBOOK', 'https://www.facebook.com/senvang', 'https://www.facebook.com/senvang'],
  ['YOUTUBE', 'https://youtu.be/abc', 'https://youtu.be/abc'],
  ['PHONE', '+84 (28) 1234.5678', 'tel:+842812345678'],
  ['PHONE', 'tel:1900', 'tel:1900'],
  ['PHONE', 'tel:javascript', undefined],
  ['EMAIL', 'cskh@senvang.example', 'mailto:cskh@senvang.example'],
  ['EMAIL', 'mailto:cskh@senvang.example?bcc=x@y.z', undefined],
  ['EMAIL', 'cskh', undefined],
  ['EMAIL', 'hỗtrợ@senvang.example', undefined],
  ['EMAIL', 'cskh%0A@senvang.example', undefined],
  ['EMAIL', 'cs\u200bkh@senvang.example', undefined],
  ['PHONE', '\u202a1900', undefined],
  ['EXTERNAL_CHAT', 'https://chat.example/\u202ex', undefined],
  ['EXTERNAL_CHAT', 'https://chat.ex\nample/x', undefined],
  ['EXTERNAL_CHAT', 'https://hỗtrợ.example/trò chuyện', 'https://xn--htr-ymzuc.example/tr%C3%B2%20chuy%E1%BB%87n'],
  ['EXTERNAL_CHAT', 'https://10.0.0.1/x', undefined],
  ['EXTERNAL_CHAT', 'https://2130706433/x', undefined],
  ['EXTERNAL_CHAT', 'https://[::1]/x', undefined],
  ['YOUTUBE', 'https://www.youtube.com/redirect?q=https://evil.example', undefined],
  ['YOUTUBE', 'https://m.youtube.com//Redirect?q=https://evil.example', undefined],
  ['FACEBOOK', 'https://l.facebook.com/l.php?u=https://evil.example', undefined],
  ['FACEBOOK', 'https://www.facebook.com/l.php?u=https://evil.example', undefined],
])('%s of %s leads to %s', (kind, typed, address) => {
  expect(addressOf(kind, typed)).toBe(address)
})
