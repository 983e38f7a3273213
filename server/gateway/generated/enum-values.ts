export const enumValues = {
  "OperatorGameOrderField": {
    "NAME": "GAME_NAME"
  },
  "GameOrderField": {
    "NAME": "GAME_NAME"
  },
  "OperatorBannerOrderField": {
    "GROUP": "GROUP_NAME"
  },
  "OperatorAnnouncementOrderField": {
    "TYPE": "PROMOTION_TYPE",
    "OCCASION": "EXECUTION"
  },
  "BannerGroup": {
    "HOME": "w_home",
    "MENU": "w_leftmenu",
    "SIGN_IN": "w_login",
    "REGISTER": "w_register",
    "FORGOT_PASSWORD": "w_forget"
  },
  "AnnouncementType": {
    "NOTICE": "B",
    "PLATFORM": "PL",
    "POPUP": "PU",
    "PROMOTION": "PR",
    "HOT": "H"
  },
  "AnnouncementOccasion": {
    "SIGNED_IN": "A",
    "SIGNED_OUT": "B",
    "FIRST_SIGN_IN": "F"
  },
  "PrizeMode": {
    "LOTTERY": "LOTT",
    "HOUSE": "ZY",
    "E_LOTTERY": "ELOTT",
    "SOUTH_EAST_ASIA": "SEA"
  },
  "SiteStatus": {
    "OPEN": 0,
    "MAINTENANCE": 1,
    "REGION_BLOCKED": 2
  },
  "MerchantStatus": {
    "OPEN": 0,
    "MAINTENANCE": 1
  },
  "GameType": {
    "SLOTS": "RNG",
    "LOTTERY": "LOTT",
    "E_LOTTERY": "ELOTT"
  },
  "SignInType": {
    "USERNAME": "username",
    "SMS": "sms"
  },
  "ProfileContact": {
    "ZALO": "zalo",
    "TELEGRAM": "telegram",
    "FACEBOOK": "facebook",
    "LINE": "line",
    "WHATSAPP": "whatsapp",
    "WECHAT": "wechat"
  },
  "PromotionContact": {
    "ZALO": "zalo",
    "TELEGRAM": "telegram",
    "FACEBOOK": "facebook",
    "LINE": "line",
    "WHATSAPP": "whatsapp",
    "WECHAT": "wechat",
    "MOBILE": "mobile",
    "EMAIL": "email"
  },
  "RecordKind": {
    "ADJUSTMENT": "adjustments",
    "AGENT_DISPUTE": "agentDisputes",
    "ANNOUNCEMENT": "announcements",
    "AUDIT_ENTRY": "auditLog",
    "BANNER": "banners",
    "BET": "bets",
    "BROADCAST": "broadcasts",
    "CANNED_ANSWER": "cannedAnswers",
    "CHAT_REPORT": "chatReports",
    "CHAT_ROOM": "chatRooms",
    "CONTRACT": "contracts",
    "DEPOSIT": "deposits",
    "ENVELOPE": "envelopes",
    "GAME": "games",
    "GREAT_WIN": "greatWins",
    "HELP_ARTICLE": "helpArticles",
    "LOTTERY_DRAW": "lotteryDraws",
    "MALL_GOODS": "mallGoods",
    "MEMBER": "members",
    "OPERATOR": "operators",
    "PROMOTION_CLAIM": "promotionClaims",
    "PROMOTION": "promotions",
    "RAFFLE": "raffles",
    "REBATE_CLAIM": "rebateClaims",
    "REDEMPTION": "redemptions",
    "REFERRAL": "referrals",
    "SETTLEMENT": "settlements",
    "TICKET": "tickets",
    "TRANSFER": "transfers",
    "WITHDRAWAL": "withdrawals"
  },
  "DocumentKind": {
    "ADJUSTMENT": "adjustment",
    "BANK_TRANSFER": "bank-transfer",
    "BET": "bet",
    "DEPOSIT": "deposit",
    "EARNING": "earning",
    "ENVELOPE": "envelope",
    "LEADERBOARD": "leaderboard",
    "MEMBER_TRANSFER": "member-transfer",
    "MISSION": "mission",
    "POINT_EARNING": "point-earning",
    "POINT_RETURN": "point-return",
    "PROMOTION_CLAIM": "promotion-claim",
    "RAFFLE_SPIN": "raffle-spin",
    "REBATE_CLAIM": "rebate-claim",
    "REDEMPTION": "redemption",
    "REFERRAL": "referral",
    "SEED": "seed",
    "SIGN_IN": "sign-in",
    "TURNOVER": "turnover",
    "VENDOR_TRANSFER": "vendor-transfer",
    "VIP_BONUS": "vip-bonus",
    "WITHDRAWAL": "withdrawal"
  },
  "AuditSubjectKind": {
    "ADJUSTMENT": "adjustments",
    "ADJUSTMENT_LIMIT": "adjustmentLimits",
    "AGENT_DISPUTE": "disputes",
    "ANNOUNCEMENT": "announcements",
    "BANNER": "banners",
    "BONUS": "bonuses",
    "BROADCAST": "broadcasts",
    "CANNED_ANSWER": "cannedAnswers",
    "CHAT_MESSAGE": "chat-messages",
    "CHAT_REPORT": "chat-cases",
    "CHAT_ROOM": "chat-rooms",
    "CONTENT_NETWORKS": "contentNetworks",
    "CONTRACT": "contracts",
    "CONTRACT_TEMPLATE": "contractTemplates",
    "CUSTOMER_SERVICE": "customerServices",
    "DEPOSIT": "deposits",
    "DEPOSIT_BLOCK": "depositBlocks",
    "DRAW_CORRECTION": "lotteryCorrections",
    "ENVELOPE": "envelopes",
    "EXCLUSION": "exclusions",
    "GAME": "games",
    "GAME_CHOICES": "gameChoices",
    "GREAT_WIN": "greatWins",
    "HELP_ARTICLE": "helpArticles",
    "IDENTITY": "identities",
    "JOB": "jobs",
    "LEADERBOARD": "leaderboards",
    "LOTTERY": "lotteries",
    "LOTTERY_DRAW": "lotteryDraws",
    "MALL_GOODS": "mallGoods",
    "MEMBER": "members",
    "MEMBER_TRANSFER_RULES": "memberTransferRules",
    "MERCHANT": "merchants",
    "MESSAGE_TEMPLATE": "messageTemplates",
    "MISSION": "missions",
    "OPERATOR": "operators",
    "OPERATOR_ROLE": "roles",
    "PAYMENT_CHANNEL": "paymentChannels",
    "PAYMENT_SETTINGS": "paymentSettings",
    "POINT_SETTINGS": "pointSettings",
    "PROMOTION": "promotions",
    "PROMOTION_CLAIM": "promotionClaims",
    "RAFFLE": "raffles",
    "REBATE_RULES": "rebateRules",
    "REDEMPTION": "redemptions",
    "REFERRAL": "referrals",
    "REFERRAL_RULE": "referralRule",
    "REFUSED_CHAT_WORD": "chat-words",
    "REGISTRATION_FIELD": "registrationFields",
    "SETTLEMENT": "settlements",
    "SIGN_IN_DAYS": "signInDays",
    "SUPPORT_CHAT": "supportChats",
    "SUSPENSE": "suspense",
    "TAG": "tags",
    "TICKET": "tickets",
    "TICKET_RULES": "ticketRules",
    "TURNOVER_RULES": "turnoverRules",
    "VENDOR": "vendors",
    "VENDOR_TRANSFER": "vendorTransfers",
    "VIP_LEVELS": "vipLevels",
    "WHITELABEL_MODULE": "whitelabelModules",
    "WITHDRAWAL": "withdrawals",
    "WITHDRAWAL_SETTINGS": "withdrawalSettings"
  },
  "ProposalKind": {
    "DEPOSIT": "deposit",
    "SUSPENSE": "suspense",
    "WITHDRAWAL": "withdrawal",
    "SETTLEMENT": "settlement",
    "LOTTERY_RULES": "lotteryRules",
    "LOTTERY_CLOSING": "lotteryClosing",
    "TURNOVER_RULES": "turnoverRules",
    "WITHDRAWAL_SETTINGS": "withdrawalSettings",
    "PAYMENT_SETTINGS": "paymentSettings",
    "PAYMENT_CHANNELS": "paymentChannels",
    "MEMBER_TRANSFER_RULES": "memberTransferRules",
    "ADJUSTMENT_LIMIT": "adjustmentLimit",
    "CONTRACT_OFFER": "contractOffer",
    "CONTRACT_SIGNING": "contractSigning",
    "CONTRACT_TEMPLATE": "contractTemplate",
    "MERCHANT_PROTECTION": "merchantProtection",
    "POINT_SETTINGS": "pointSettings",
    "MALL_GOODS": "mallGoods",
    "VIP_LEVELS": "vipLevels",
    "REFERRAL_RULE": "referralRule",
    "REBATE_RULES": "rebateRules",
    "MISSION": "mission",
    "LEADERBOARD": "leaderboard",
    "ENVELOPE": "envelope",
    "RAFFLE": "raffle",
    "SIGN_IN_DAYS": "signInDays",
    "LINE_MOVE": "lineMove",
    "PROMOTION": "promotion"
  },
  "WhitelabelModule": {
    "MOBILE_REGISTRATION": "MOBILENUMREG3",
    "MOBILE_VERIFICATION": "REGMOBVERF3",
    "MOBILE_REGISTRATION_PASSWORD": "MOBILENUMPASSREG3",
    "FREE_PLAY": "FREEPLAY3",
    "PASSWORD_EXPIRY": "PWDEXPFORCECHANGE3",
    "SMS_SIGN_IN": "MOBILEVERCODELOGIN3",
    "USERNAME_REGISTRATION": "USERNAMEREG3",
    "PASSWORD_BY_PHONE": "CHNGPASSVERIF3",
    "AGENT_POLICY": "AGENTPOLICY3",
    "NEW_ADDRESS_VERIFICATION": "NEWIPVERF3"
  },
  "GameChoiceList": {
    "MAX_WIN": "MXWIN"
  },
  "PromotionStanding": {
    "CLOSED": "CLOSE",
    "PROCESSING": "PROCESS"
  },
  "PromotionClaimState": {
    "PROCESSING": "PROCESS"
  },
  "CodePurpose": {
    "SIGN_IN": "LOGIN"
  },
  "CaptchaPurpose": {
    "SIGN_IN": "LOGIN"
  },
  "CustomerServiceKind": {
    "LIVE_CHAT": "LIVECHAT"
  }
} as const