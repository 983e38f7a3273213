import { iconAddress } from '../../formats/icon-address.ts'
import type { Site } from './use-site.ts'

/** The small square beside a brand's name: its own icon, or the mark of the house. */
export const markOf = ({ iconUrl }: Pick<Site, 'iconUrl'>): string =>
  iconUrl === null ? '/icon.svg' : iconAddress('180.png', iconUrl)
