import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useSite } from '../brand/use-site.ts'
import { agentPages, categoryPaths, memberPages, paths, spellingOf } from '../paths.ts'

type Words = TFunction<['layout']>

/** Pages by their addresses, in the words of the menus that lead there. The lobby has no name but the house's. */
const names: Readonly<Record<string, (t: Words) => string>> = {
  '/login': (t) => t('signIn'),
  '/register': (t) => t('register'),
  '/promotions': (t) => t('promotions'),
  '/pointMall': (t) => t('pageTitle.pointMall'),
  '/app': (t) => t('pageTitle.app'),
  '/announcements': (t) => t('announcements'),
  '/help': (t) => t('helpCentre'),
  '/feedback': (t) => t('memberPage.feedback'),
  '/games': (t) => t('games'),
  '/favorite': (t) => t('favourites'),
  '/recent': (t) => t('recent'),
  '/lottery': (t) => t('category.E_LOTTERY'),
  '/vnLottery': (t) => t('category.LOTTERY'),
  '/seaLottery': (t) => t('category.LOTTERY'),
  '/lottery/verify': (t) => t('pageTitle.lotteryVerification'),
  '/seamless': (t) => t('pageTitle.seamless'),
  '/member': (t) => t('memberCentre'),
  '/agent': (t) => t('agentCentre'),
  '/agentHome': (t) => t('agentCentre'),
  ...Object.fromEntries(memberPages.map((page) => [paths.member(page), (t: Words) => t(`memberPage.${page}`)])),
  ...Object.fromEntries(agentPages.map((page) => [paths.agentHome(page), (t: Words) => t(`agentPage.${page}`)])),
  ...Object.fromEntries(
    Object.entries(categoryPaths).map(([category, path]) => [
      path,
      (t: Words) => t(`category.${category as keyof typeof categoryPaths}`),
    ]),
  ),
}

/** The title of the window names the page and the house, in the language of the page. */
export function usePageTitle(): void {
  const { t } = useTranslation('layout')
  const { site } = useSite()
  const address = spellingOf(useLocation().pathname)
  const page = address === null ? t('pageTitle.notFound') : names[address]?.(t)
  useEffect(() => {
    document.title = page === undefined ? site.name : `${page} · ${site.name}`
  }, [page, site.name])
}
