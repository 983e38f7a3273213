import { useMemo } from 'react'
import { encode } from 'uqr'

export interface QrCodeProps {
  text: string
  /** What the code leads to, for screen readers. */
  label: string
  /** Pixels a side (§9: 120). */
  size?: number
}

/** A QR code as one SVG path, black on white in every theme so that cameras read it. */
export function QrCode({ text, label, size = 120 }: QrCodeProps) {
  const { path, modules } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 2 })
    const path = code.data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
    return { path, modules: code.size }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      className="rounded-sm bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
