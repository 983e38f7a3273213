import { FlaskConical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { WhatIfProps } from './what-if.tsx'

const WhatIf = lazy(() => import('./what-if.tsx').then((module) => ({ default: module.WhatIf })))

/** Terms tried on windows that are over, once somebody asks: it reads a good many figures. */
export function TryTerms({ find }: { find: () => WhatIfProps | undefined | Promise<WhatIfProps | undefined> }) {
  const { t } = useTranslation('pay')
  const [tried, setTried] = useState<WhatIfProps>()
  return (
    <div className="flex flex-col gap-3">
      <Button kind="secondary" onClick={async () => setTried(await find())}>
        <FlaskConical size={16} aria-hidden />
        {t('tryTerms')}
      </Button>
      {tried && (
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <WhatIf {...tried} />
        </Suspense>
      )}
    </div>
  )
}
