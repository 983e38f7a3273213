import { expect, it } from 'vitest'
import { deviceName } from './user-agent.ts'

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', 'Chrome · Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1', 'Safari · iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox · macOS'],
  ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) Version/16.6 Mobile/15E148 Safari/604.1', 'Safari · iPad'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) CriOS/119.0 Mobile/15E148 Safari/604.1', 'Chrome · iPhone'],
  // What players in Viet Nam come with, and the libraries that we tried call Chrome, Safari or WebKit (decision 0028).
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 coc_coc_browser/120.0 Chrome/120.0 Safari/537.36',
    'Cốc Cốc · Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-A536E; wv) Version/4.0 Chrome/119.0 Mobile Safari/537.36 Zalo android/23110583',
    'Zalo · Android',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) Mobile/15E148 Zalo iOS/483', 'Zalo · iPhone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/438.0]', 'Facebook · iPhone'],
  [
    'Mozilla/5.0 (Linux; Android 13; wv) Chrome/119.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/443.0;]',
    'Facebook · Android',
  ],
  ['Mozilla/5.0 (Linux; Android 13; SM-S918B) SamsungBrowser/23.0 Chrome/115.0 Mobile', 'Samsung Internet · Android'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/118.0 Safari/537.36 OPR/104.0', 'Opera · Windows'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/119.0 Safari/537.36', 'Chrome · ChromeOS'],
  ['curl/8.5.0', ''],
  ['', ''],
])('names %s as a person would', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
