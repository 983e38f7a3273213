import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { encode } from 'uqr'
import { Button } from './button.tsx'

/** Pixels a module, so that the picture stays sharp where an application makes it smaller. */
const scale = 12

interface SaveQrButtonProps {
  text: string
  /** Of the file, without its ending. */
  name: string
  children: ReactNode
}

/**
 * Saves a QR code as a picture: a telephone cannot scan its own screen, but its bank's application reads pictures. Drawn again rather
 * than taken from the page, since those applications know no SVG.
 */
export function SaveQrButton({ text, name, children }: SaveQrButtonProps) {
  return (
    <Button kind="secondary" icon={<Download size={16} aria-hidden />} onClick={() => save(text, name)}>
      {children}
    </Button>
  )
}

function save(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = pictureOf(text)
  link.download = `${name}.png`
  link.click()
}

/** Black on white with the margin that readers want, as an address that holds the picture itself. */
function pictureOf(text: string): string {
  const code = encode(text, { ecc: 'M', border: 4 })
  const canvas = document.createElement('canvas')
  canvas.width = code.size * scale
  canvas.height = code.size * scale
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('The browser draws no pictures')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  for (const [y, row] of code.data.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(x * scale, y * scale, scale, scale)
  return canvas.toDataURL('image/png')
}
