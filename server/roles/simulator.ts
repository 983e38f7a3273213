import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { demoPeople } from '../seed/identities.ts'
import { demoBankAccounts } from '../seed/payments.ts'
import { registerSimulator } from '../simulator/simulator.ts'

/** Mounts the simulated outside world and tells it how to reach this operator. */
export async function startSimulator(app: FastifyInstance, config: Config, logger: Logger): Promise<void> {
  const { hub88, gcp, bank, psp, sms, mail, transferWallet } = config
  if (hub88.vendorPrivateKey === undefined) throw new Error('The simulator needs the vendor key pair of DEMO mode')
  await registerSimulator(app, {
    publicUrl: config.simulator.url,
    dataDir: config.dataDir,
    hub88: {
      vendorPrivateKeyPem: hub88.vendorPrivateKey,
      operatorPublicKeyPem: hub88.operatorPublicKey,
      operatorCallbackUrl: `${config.wpsUrl}/wps/callbacks/hub88`,
    },
    ...(gcp === undefined ? {} : { gcp: { key: gcp.key, operatorCallbackUrl: `${config.wpsUrl}/wps/callbacks/gcp` } }),
    bank: {
      webhookUrl: `${config.wpsUrl}/wps/payments/callbacks/vietqr`,
      apiKey: bank.webhookKey,
      payoutKey: bank.payoutKey,
      payoutAccount: bank.payoutAccount,
      accounts: demoBankAccounts,
    },
    psp: { webhookUrl: `${config.wpsUrl}/wps/payments/callbacks/psp`, secret: psp.secret },
    sms: { accountSid: sms.accountSid, authToken: sms.authToken },
    mail: { apiKey: mail.key, domain: mail.domain },
    identity: { projectId: config.firebase?.projectId ?? 'croupier-demo', people: demoPeople },
    ...(transferWallet === undefined ? {} : { transferWallet: { key: transferWallet.key } }),
    hasOtherOperators: true,
    tableSeconds: config.simulator.tableSeconds || undefined,
    logger,
  })
}
