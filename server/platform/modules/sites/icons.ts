import { sitesErrors } from './errors.ts'

/** Pixels of the largest icon that a launcher asks for; a smaller picture would be blurred there. */
export const LEAST_ICON = 512

/** Holds a picture to what icons are made of. Throws ICON_SHAPE. */
export function checkIcon({ width, height }: { readonly width: number; readonly height: number }): void {
  if (width !== height || width < LEAST_ICON)
    throw sitesErrors.ICON_SHAPE({
      field: 'iconUrl',
      extras: { width: String(width), height: String(height), least: String(LEAST_ICON) },
    })
}
