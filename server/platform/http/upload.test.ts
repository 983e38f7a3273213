import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeAnew } from './upload.ts'

const solid = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c00' } })

describe('uploaded pictures', () => {
  it('are encoded anew, without what came along', async () => {
    const secret = 'GPS-PLANTED-CANARY'
    const jpg = await solid(40, 30)
      .jpeg()
      .withExif({ IFD0: { Copyright: secret } })
      .toBuffer()
    expect(jpg.includes(secret)).toBe(true)
    const picture = await encodeAnew(Buffer.concat([jpg, Buffer.from('<script>alert(1)</script>')]))
    expect(picture).toMatchObject({ type: 'image/jpeg', width: 40, height: 30 })
    expect(picture.bytes.includes(secret)).toBe(false)
    expect(picture.bytes.includes('<script>')).toBe(false)
    expect((await encodeAnew(await solid(5, 5).png().toBuffer())).type).toBe('image/png')
  })

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', Buffer.from('<!doctype html><p>hello')],
    ['a PNG in name alone', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('nothing more')])],
    ['nothing', Buffer.alloc(0)],
  ])('are not %s', async (_name, bytes) => {
    await expect(encodeAnew(bytes)).rejects.toMatchObject({ code: 'UPLOAD_NOT_A_PICTURE', field: 'file' })
  })

  it('are not a GIF, nor a flood of pixels in a small file', async () => {
    await expect(encodeAnew(await solid(5, 5).gif().toBuffer())).rejects.toMatchObject({ code: 'UPLOAD_NOT_A_PICTURE' })
    const flood = await solid(9000, 9000).png({ compressionLevel: 9 }).toBuffer()
    expect(flood.length).toBeLessThan(1024 * 1024)
    await expect(encodeAnew(flood)).rejects.toMatchObject({ code: 'UPLOAD_NOT_A_PICTURE' })
  })
})
