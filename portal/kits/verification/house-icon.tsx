/** The sign of another house as its rules for sign-in buttons ask: a plain letter in its colour. */
export function HouseIcon({ house }: { house: 'GOOGLE' | 'FACEBOOK' }) {
  const isGoogle = house === 'GOOGLE'
  return (
    <span
      aria-hidden
      className="flex size-5 shrink-0 items-center justify-center rounded-full text-xs font-bold"
      style={{ background: isGoogle ? '#ffffff' : '#1877f2', color: isGoogle ? '#4285f4' : '#ffffff' }}
    >
      {isGoogle ? 'G' : 'f'}
    </span>
  )
}
