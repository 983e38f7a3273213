import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePaymentPasswordRuleQuery } from './payment-password.generated.ts'
import { SetPaymentPassword } from './set-payment-password.tsx'

/** What asks for the payment password, for whoever has one; the others set it first, in its place. */
export function PaymentPasswordFirst({ children }: { children: ReactNode }) {
  const { data, error, refetch } = usePaymentPasswordRuleQuery({ fetchPolicy: 'cache-and-network' })
  const [isSet, setSet] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSet) box.current?.focus()
  }, [isSet])
  if (!data && !error) return <Skeleton className="h-80 w-full" />
  if (data?.security?.hasPaymentPassword === false && !isSet)
    return (
      <SetPaymentPassword
        onSaved={() => {
          setSet(true)
          void refetch()
        }}
      />
    )
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
