import { useMemo } from 'react'
import { encode } from 'uqr'

/** A QR code as one SVG path, black on white in both themes so that cameras read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, modules } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 2 })
    const dots = code.data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    return { path: dots.join(''), modules: code.size }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      width={180}
      height={180}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      style={{ background: '#fff', borderRadius: 4 }}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
