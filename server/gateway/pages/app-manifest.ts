import { iconAddress } from '../../../formats/icon-address.ts'
import { coloursOf } from './app-icon.ts'
import type { ShellData } from './shell.ts'

/** Longest name that launchers write below an icon. */
const SHORT_NAME = 12

/** What a browser must know to install the portal as the brand's app (W3C Web Application Manifest). */
export function manifestOf({
  title,
  language,
  theme,
  icon: picture,
}: Pick<ShellData, 'title' | 'language' | 'theme' | 'icon'>) {
  const { ground } = coloursOf(theme)
  const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
    src: iconAddress(file, picture),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: title,
    short_name: title.length > SHORT_NAME ? title.slice(0, SHORT_NAME).trim() : title,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [icon('192.png', 192, 'any'), icon('512.png', 512, 'any'), icon('maskable-512.png', 512, 'maskable')],
  }
}
