import { LoaderCircle } from 'lucide-react'

/** A turning circle of `size` pixels. Decorative: say in words what is awaited beside it. */
export function Spinner({ size = 24 }: { size?: number }) {
  return <LoaderCircle size={size} aria-hidden className="animate-spin" />
}
