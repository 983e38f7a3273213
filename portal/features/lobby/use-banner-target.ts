import { useNavigate } from 'react-router-dom'
import { useLaunch } from '../../kits/launch/use-launch.ts'
import type { Banner } from './banner-carousel.tsx'

/** Opens what a banner leads to: a page of the portal, another site, or a game. */
export function useBannerTarget(): (banner: Banner) => void {
  const navigate = useNavigate()
  const { launch } = useLaunch()
  return ({ linkType, url }) => {
    if (!url) return
    if (linkType === 'PAGE') navigate(url)
    else if (linkType === 'EXTERNAL') window.open(url, '_blank', 'noopener,noreferrer')
    else if (linkType === 'GAME') launch({ id: url, vendorCode: '' })
  }
}
