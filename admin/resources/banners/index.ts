import ViewCarouselIcon from '@mui/icons-material/ViewCarouselOutlined'
import { lazy } from 'react'

export default {
  name: 'banners',
  icon: ViewCarouselIcon,
  list: lazy(() => import('./BannerList.tsx')),
  edit: lazy(() => import('./BannerEdit.tsx')),
  create: lazy(() => import('./BannerCreate.tsx')),
  show: lazy(() => import('./BannerShow.tsx')),
  recordRepresentation: (banner: { pictures?: { title: string }[] }) => banner.pictures?.[0]?.title ?? '',
}
