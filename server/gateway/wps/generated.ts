// Written by npm run codegen from openapi.json.

export interface components {
    schemas: {
        AccountReport: {
            /** @example 150000.00 */
            bonuses: string;
            currency: string;
            /** @example 150000.00 */
            deposits: string;
            /** @description Deposits less withdrawals */
            net: string;
            /** @description Transfers, corrections and opening amounts */
            others: string;
            played: components["schemas"]["ProfitFigures"];
            /** @example 150000.00 */
            withdrawals: string;
        };
        Activity: {
            currency: string;
            /** @example 150000.00 */
            deposits: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            from: string;
            /** @example 150000.00 */
            lifetimeNetDeposits: string;
            /** @example 150000.00 */
            net: string;
            /** @example 150000.00 */
            stakes: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            to: string;
            /** @example 150000.00 */
            wins: string;
            /** @example 150000.00 */
            withdrawals: string;
        };
        Adjustment: {
            /** @description Positive: the member gets it; negative: the member gives it */
            amount: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            askedAt: string;
            askedBy: string;
            /** @example 150000.00 */
            balance: string;
            currency: string;
            decidedAt: string | null;
            decidedBy: string | null;
            decisionReason: string | null;
            document: string | null;
            id: string;
            /** @description REVERSAL takes a posted transfer back */
            kind: "CREDIT" | "DEBIT" | "CORRECTION" | "REVERSAL";
            memberAccount: string;
            memberId: string;
            reason: string;
            reverses: string | null;
            /** @description REQUESTED → APPROVED (posted) | REJECTED | WITHDRAWN */
            state: "REQUESTED" | "APPROVED" | "REJECTED" | "WITHDRAWN";
            transferId: string | null;
        };
        AdjustmentLimit: {
            /** @example 150000.00 */
            amount: string;
            pendingAmount: string | null;
            pendingFrom: string | null;
            proposal: components["schemas"]["OpenProposal"] | null;
        };
        AgentCost: {
            account: string;
            /** @example 150000.00 */
            amount: string;
            /** @description Earnings with an amount */
            count: number;
            currency: string;
            /** @enum {unknown} */
            kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            /** @example 150000.00 */
            paid: string;
        };
        /** @description What was paid to somebody, is to be taken back, and is not there */
        AgentDebt: {
            account: string;
            /** @description Of how many earnings */
            count: number;
            currency: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            nextTryAt: string;
            /** @example 150000.00 */
            owed: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            since: string;
        };
        /** @description What the team of an agent, himself included, came to over some days */
        AgentReport: {
            account: string;
            /** @example 150000.00 */
            bonuses: string;
            /** @description Salaries paid to the team; dividends are no cost of it */
            commissions: string;
            currency: string;
            /** @example 150000.00 */
            deposits: string;
            firstDeposits: number;
            /** @description What the house won less bonuses, rebates and commissions */
            left: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            nickname: string | null;
            /** @example 150000.00 */
            rebates: string;
            registrations: number;
            /** @example 150000.00 */
            stake: string;
            /** @example 150000.00 */
            validBet: string;
            /** @example 150000.00 */
            withdrawals: string;
            /** @description What the house won of the team: stakes less payouts */
            won: string;
        };
        Announcement: {
            /** @description Markdown */
            content: string;
            execution: "A" | "B" | "F";
            id: string;
            promotionType: "B" | "PL" | "PU" | "PR" | "H";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            publishedAt: string;
            title: string;
        };
        announcementInput: {
            audience: "ALL" | "AGENTS";
            endsAt: string | null;
            execution: "A" | "B" | "F";
            isPublished: boolean;
            promotionType: "B" | "PL" | "PU" | "PR" | "H";
            reason?: string;
            startsAt: string | null;
            translations: {
                content: string;
                /** @example vi */
                language: string;
                title: string;
            }[];
        };
        Arrival: {
            account: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            arrivedAt: string;
            memberId: string | null;
        };
        AuditEntry: {
            /** @example banners.update */
            action: string;
            after: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            at: string;
            before: {
                [key: string]: unknown;
            } | null;
            id: string;
            ip: string;
            operatorAccount: string;
            reason: string | null;
            subjectId: string;
            /** @enum {unknown} */
            subjectKind: "adjustments" | "adjustmentLimits" | "disputes" | "announcements" | "banners" | "bonuses" | "broadcasts" | "cannedAnswers" | "chat-messages" | "chat-cases" | "chat-rooms" | "contentNetworks" | "contracts" | "contractTemplates" | "customerServices" | "deposits" | "depositBlocks" | "lotteryCorrections" | "envelopes" | "exclusions" | "exports" | "fourEyesRules" | "games" | "gameChoices" | "greatWins" | "helpArticles" | "identities" | "jobs" | "leaderboards" | "lotteries" | "lotteryDraws" | "mallGoods" | "members" | "memberTransferRules" | "merchants" | "messageTemplates" | "missions" | "operators" | "roles" | "paymentChannels" | "paymentSettings" | "pointSettings" | "promotions" | "promotionClaims" | "raffles" | "rebateRules" | "redemptions" | "referrals" | "referralRule" | "chat-words" | "registrationFields" | "riskCases" | "riskRules" | "settlements" | "signInDays" | "supportChats" | "suspense" | "tags" | "tickets" | "ticketRules" | "turnoverRules" | "vendors" | "vendorCases" | "vendorTransfers" | "vipLevels" | "webhooks" | "whitelabelModules" | "withdrawals" | "withdrawalSettings";
        };
        Balance: {
            /** @example 150000.00 */
            balance: string;
            currency: string;
            currencySymbol: string;
            /** @description Grows with each movement; a client that missed one reads again */
            version: number;
        };
        Bank: {
            /** @example 970436 */
            code: string;
            /** @enum {unknown} */
            kind: "BANK" | "WALLET";
            name: string;
        };
        Banner: {
            groupName: "w_login" | "w_register" | "w_forget" | "w_home" | "w_leftmenu";
            id: string;
            imageUrl: string;
            linkageType: "NONE" | "PAGE" | "EXTERNAL" | "GAME";
            /** @description Alternative text of the picture */
            title: string;
            url: string | null;
        };
        bannerInput: {
            endsAt: string | null;
            groupName: "w_login" | "w_register" | "w_forget" | "w_home" | "w_leftmenu";
            isPublished: boolean;
            linkageType: "NONE" | "PAGE" | "EXTERNAL" | "GAME";
            pictures: {
                imageUrl: string;
                /** @example vi */
                language: string;
                title: string;
            }[];
            position: number;
            reason?: string;
            startsAt: string | null;
            url: string | null;
        };
        Bet: {
            balanceAfter: string | null;
            balanceBefore: string | null;
            currency: string;
            gameName: string;
            /** @enum {unknown} */
            gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
            id: string;
            nodeId: string;
            /** @example 150000.00 */
            payout: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            placedAt: string;
            /** @example 150000.00 */
            profit: string;
            round: string;
            settledAt: string | null;
            /** @example 150000.00 */
            stake: string;
            state: "OPEN" | "SETTLED" | "VOID";
            /** @example 150000.00 */
            validBet: string;
            vassalage: string;
            vendorName: string;
        };
        BetDetail: {
            bet: components["schemas"]["Bet"];
            outcome: {
                [key: string]: unknown;
            } | null;
            recallUrl: string | null;
            transactions: {
                /** @example 150000.00 */
                amount: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                at: string;
                /** @example 150000.00 */
                balanceAfter: string;
                id: string;
                /** @enum {unknown} */
                kind: "BET" | "WIN" | "ROLLBACK";
            }[];
        };
        BrandRecord: {
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * @description What it is, by the name of its resource in the console
             * @enum {unknown}
             */
            kind: "adjustments" | "agentDisputes" | "announcements" | "auditLog" | "banners" | "bets" | "broadcasts" | "cannedAnswers" | "chatReports" | "chatRooms" | "contracts" | "deposits" | "envelopes" | "exports" | "games" | "greatWins" | "helpArticles" | "lotteryDraws" | "mallGoods" | "members" | "operators" | "promotionClaims" | "promotions" | "raffles" | "rebateClaims" | "redemptions" | "referrals" | "riskCases" | "settlements" | "tickets" | "transfers" | "vendorTransfers" | "withdrawals";
        };
        /** @description What operators write to many members at once */
        Broadcast: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            counting: {
                lookedAt: number;
                of: number;
            } | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /** @description Account of the operator */
            createdBy: string;
            /** @description To how many members it was delivered */
            delivered: number;
            draft: {
                /** @description Only these accounts; empty: all */
                accounts: string[];
                audience: {
                    greatestLevel: number | null;
                    inactiveDays: number | null;
                    leastDeposits: {
                        /** @example 150000 */
                        amount: string;
                        days: number;
                    } | null;
                    leastLevel: number | null;
                    /** @description Accounts of agents: only for members below one of them; empty is for all */
                    line: string[];
                    newMembersDays: number | null;
                    /** @description Only for who wears one of them; empty: all */
                    tags: string[];
                };
                /**
                 * @description PROMOTION spares who may be offered nothing
                 * @enum {unknown}
                 */
                kind: "HOUSE" | "PROMOTION";
                page: ("PROMOTIONS" | "REWARD_CENTRE" | "MISSIONS" | "VIP" | "REFERRAL" | "REBATES" | "POINT_MALL" | "DEPOSIT" | "WITHDRAW" | "STATEMENT" | "SECURITY" | "PROTECTION" | "HELP") | null;
                scheduledAt: string | null;
                /** @description Plain text in each language of the brand */
                words: {
                    content: string;
                    /** @example vi */
                    language: string;
                    title: string;
                }[];
            };
            endedAt: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description Whether it reaches so many that whoever sends it says how many */
            needsCount: boolean;
            reach: number | null;
            /** @description Of what would be published: publishing says it */
            revision: string;
            scheduledAt: string | null;
            sentBy: string | null;
            startedAt: string | null;
            /** @enum {unknown} */
            state: "DRAFT" | "SCHEDULED" | "SENDING" | "PAUSED" | "SENT" | "CANCELLED";
        };
        BroadcastReach: {
            /** @description How many it would reach now */
            members: number;
        };
        BucketBet: {
            /** @example 150000.00 */
            counted: string;
            gameName: string;
            /** @enum {unknown} */
            gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
            id: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            placedAt: string;
            reason: ("OPEN" | "VOID" | "NO_VALID_BET" | "CATEGORY" | "GREATEST_BET" | "LEAST_ODDS" | "ELSEWHERE") | null;
            /** @example 150000.00 */
            stake: string;
            /** @enum {unknown} */
            state: "OPEN" | "SETTLED" | "VOID";
            /** @example 150000.00 */
            validBet: string;
            vendorName: string;
        };
        CalendarEntry: {
            endsAt: string | null;
            /** @description Of the thing; the code of a mission */
            id: string;
            /** @enum {unknown} */
            kind: "ANNOUNCEMENT" | "BANNER" | "BROADCAST" | "MISSION" | "PROMOTION" | "RAFFLE";
            /**
             * @description HIDDEN: not published; SCHEDULED: published and starts later; RUNNING: shown now; OVER: its end has come
             * @enum {unknown}
             */
            publication: "HIDDEN" | "SCHEDULED" | "RUNNING" | "OVER";
            startsAt: string | null;
            /** @description In the language asked for, or else in the first there is */
            title: string;
        };
        Calls: {
            /** @description Takes what arrived of a short deposit instead of its amount */
            acceptDepositAmount: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Deposit"];
                };
                body: {
                    /** @example 150000 */
                    amount: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description The member has read the reality check and goes on */
            acknowledgeRealityCheck: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PlayState"];
                };
            };
            /** @description Puts a word on the list; accents, capitals, blanks and repeated letters make no difference */
            addChatWord: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ChatWord"];
                };
                body: {
                    word: string;
                };
            };
            /** @description Adds a favourite */
            addFavourite: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    /** @enum {unknown} */
                    gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    nodeId: string;
                    vendor: string;
                };
            };
            /** @description Adds a note; notes are never changed or removed */
            addMemberNote: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        createdAt: string;
                        id: string;
                        isPinned: boolean;
                        operatorAccount: string;
                    };
                };
                body: {
                    content: string;
                    isPinned?: boolean;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Adds an account in the own name; at most five */
            addPayoutAccount: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PayoutAccount"];
                };
                body: {
                    bankCode: string;
                    holder: string;
                    number: string;
                    paymentPassword: string;
                };
            };
            /** @description Answers a dispute into the agent’s inbox; no money moves by it, a settlement is worked out anew for that */
            answerDispute: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorDispute"];
                };
                body: {
                    /** @description What the agent reads */
                    answer: string;
                    /** @enum {unknown} */
                    outcome: "UPHELD" | "REJECTED";
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description The member has seen a prompt, be it that nothing came of it; answers those still due */
            answerPrompt: {
                answer: {
                    /** @constant */
                    success: true;
                    value: ("SAFER_PLAY" | "LIMITS" | "REVIEW")[];
                };
                body: {
                    /** @enum {unknown} */
                    kind: "SAFER_PLAY" | "LIMITS" | "REVIEW";
                };
            };
            /** @description Says something in a conversation of one’s own */
            answerSupportConversation: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorSupportMessage"];
                };
                body: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    clientId: string;
                    content: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Adds words of the member; an answered ticket waits for the house again */
            answerTicket: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Ticket"];
                };
                body: {
                    content: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    key: string;
                    pictures?: string[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Answers a ticket that the operator has; the member reads it, a visitor is mailed */
            answerTicketAsOperator: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorTicket"];
                };
                body: {
                    content: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    key: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Approves and posts an adjustment that somebody else asked for; asked again it answers alike */
            approveAdjustment: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Adjustment"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Gives what is claimed, by the terms it was claimed by */
            approvePromotionClaim: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorPromotionClaim"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Lets what waits be paid, when a second operator wants the same */
            approveSettlement: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Settlement"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Approves; above the limit two operators must */
            approveWithdrawal: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorWithdrawal"];
                };
                body: {
                    reason?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What a passkey must sign to sign in, to be a second step, or to unlock a session */
            askPasskey: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description Asks the vendor now what became of a transfer in doubt */
            askVendorTransfer: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorVendorTransfer"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Makes the secret of an authenticator app; it counts once a first code confirmed it */
            beginOperatorTotp: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description Base32 */
                        secret: string;
                        /** @description otpauth:// */
                        uri: string;
                    };
                };
                body: {
                    password: string;
                };
            };
            /** @description What the browser is to be asked for a new passkey */
            beginPasskey: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PasskeyOptions"];
                };
                body: {
                    password: string;
                };
            };
            /** @description Makes the secret of an authenticator app; it counts once a first code confirmed it */
            beginTotp: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description Base32 */
                        secret: string;
                        /** @description otpauth:// */
                        uri: string;
                    };
                };
                body: {
                    password: string;
                };
            };
            /** @description Cancels a bonus; what is forfeited must be what the preview said */
            cancelBonus: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @example 150000.00 */
                        bonus: string;
                        currency: string;
                        /** @example 150000.00 */
                        forfeited: string;
                        /** @example 150000.00 */
                        winnings: string;
                    };
                };
                body: {
                    /** @example 150000.00 */
                    forfeited: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Ends it for good; whoever has it keeps it */
            cancelBroadcast: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Broadcast"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes back a deposit that waits for its money; what comes for it afterwards waits for an operator */
            cancelDeposit: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Deposit"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Ends an export that is under way */
            cancelExport: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description A list that is, or was, written into a file as a whole */
                    value: {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        askedAt: string;
                        endedAt: string | null;
                        expiresAt: string | null;
                        failure: ("TOO_MANY_ROWS" | "RIGHT_GONE" | "BROKEN") | null;
                        /** @description As it was asked for */
                        filter: {
                            [key: string]: unknown;
                        };
                        /** @enum {unknown} */
                        format: "CSV" | "XLSX";
                        /** @description It can be downloaded now */
                        hasFile: boolean;
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        id: string;
                        /** @description What a file of the format holds */
                        mostRows: number;
                        rowsExpected: number | null;
                        rowsWritten: number;
                        /**
                         * @description Bytes
                         * @example 48213
                         */
                        size: string;
                        /** @enum {unknown} */
                        source: "MEMBERS" | "DEPOSITS" | "WITHDRAWALS" | "BETS" | "TRANSFERS" | "PROMOTION_CLAIMS" | "REBATE_CLAIMS" | "AUDIT_ENTRIES" | "SETTLEMENTS" | "ADJUSTMENTS" | "VENDOR_TRANSFERS" | "LOTTERY_DRAWS" | "TICKETS" | "SUSPENSE" | "AGENT_DEBTS";
                        /** @enum {unknown} */
                        state: "QUEUED" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
                        timeZone: string;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Forgets a waiting increase */
            cancelLimitChange: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Limit"][];
                };
                body: {
                    /**
                     * @description What is limited
                     * @enum {unknown}
                     */
                    kind: "DEPOSIT" | "LOSS" | "SESSION";
                    /**
                     * @description By the calendar of the merchant's zone
                     * @enum {unknown}
                     */
                    period: "DAY" | "WEEK" | "MONTH";
                };
            };
            /** @description Takes an order back while its draw is open; the stake returns */
            cancelLotteryOrder: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["LotteryOrder"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Cancels a bonus of a member; what is forfeited must be what the preview said */
            cancelMemberBonus: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorBucket"];
                };
                body: {
                    /** @example 150000.00 */
                    forfeited: string;
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId: string;
                };
            };
            /** @description Takes a withdrawal back before its review, where the brand allows it */
            cancelWithdrawal: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Withdrawal"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description A new password in the place of the own one; every other session ends */
            changeOperatorPassword: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    newPassword: string;
                    password: string;
                };
            };
            /** @description Changes the password; ends the other sessions of the member */
            changePassword: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    confirmNewPassword: string;
                    newPassword: string;
                    oldPassword: string;
                };
            };
            /** @description Says anew what somebody may do in the agent’s name; he is signed out */
            changeSubaccount: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Subaccount"];
                };
                body: {
                    displayName: string;
                    rights: ("REGISTER" | "CONTRACTS" | "RULES" | "PAY")[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Checks an invitation code */
            checkAffiliate: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        valid: boolean;
                    };
                };
                body: {
                    code: string;
                    domain?: string;
                };
            };
            /** @description Takes the work on a reported message, or gives it back; one operator at a time, for 15 minutes */
            claimChatCase: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ChatCaseWhole"];
                };
                body: {
                    wanted: boolean;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Says that a deposit was paid, with a picture as proof if there is one; an operator looks at it */
            claimDeposit: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Deposit"];
                };
                body: {
                    note?: string | null;
                    proofUrl?: string | null;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes a case up for half an hour, so that nobody else decides it */
            claimIdentity: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorIdentity"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes the reward of a window of a mission; asked again nothing more happens */
            claimMission: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    /** @example cuoc-moi-ngay */
                    code: string;
                    /**
                     * Format: date
                     * @example 2026-11-22
                     */
                    startsOn: string;
                };
            };
            /** @description Takes the prize of a place; asked again nothing more happens */
            claimPrize: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes part in a promotion: joins, applies or is given it; a time of it comes once */
            claimPromotion: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Promotion"];
                };
                body: {
                    comment?: string;
                    /** @description Files that the member uploaded */
                    images?: string[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Claims what is open, of all categories or of some; each accrual is given once */
            claimRebates: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RebateClaim"];
                };
                body: {
                    categories?: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
                };
            };
            /** @description Takes the reward for a friend; asked again it answers alike */
            claimReferral: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ReferredFriend"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Claims what today gives; asked again nothing more happens */
            claimSignInDay: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignInDays"] | null;
                };
            };
            /** @description Takes a conversation that waits */
            claimSupportConversation: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorSupportConversation"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes or gives back the work on a transfer: one operator at a time */
            claimSuspense: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SuspenseItem"] & {
                        candidates: components["schemas"]["Candidate"][];
                        deposit: components["schemas"]["OperatorDeposit"] | null;
                    };
                };
                body: {
                    claimed: boolean;
                };
                params: {
                    /** @example VIETQR:FT26325000123 */
                    id: string;
                };
            };
            /** @description Takes a ticket, so that two do not answer the same; taken again it stays so */
            claimTicket: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorTicket"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Claims a bonus of a level, which is given once */
            claimVipBonus: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["VipBonus"];
                };
                body: {
                    /** @enum {unknown} */
                    kind: "UPGRADE" | "MONTHLY" | "BIRTHDAY";
                    subject: string;
                };
            };
            /** @description Takes a withdrawal into one’s hands */
            claimWithdrawal: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorWithdrawal"];
                };
                body: Record<string, never>;
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Forgets failed sign-ins, so that the member may try again at once */
            clearMemberFailures: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MemberProfile"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Closes the account for good; money must be withdrawn and bets settled first */
            closeAccount: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    account: string;
                };
            };
            /** @description Ends a promotion for good; what was promised is kept */
            closePromotion: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorPromotion"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Closes a case that one took; no money moves by it, and what it held goes on */
            closeRiskCase: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RiskCase"];
                };
                body: {
                    note: string;
                    /** @enum {unknown} */
                    outcome: "CLEARED" | "CONFIRMED" | "OTHER";
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Ends the own conversation; ended again it stays so */
            closeSupportConversation: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SupportConversation"];
                };
                body: {
                    /**
                     * @description Of a visitor: 32 random bytes in base64url that the browser made for this conversation and keeps
                     * @example q5Xz0mB3vK8rT1yWcN7aJ4dGfH6sLpEuI2oQ9xVbZkM
                     */
                    secret?: string;
                };
            };
            /** @description Ends the member’s ticket; one that is over stays so */
            closeTicket: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Ticket"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Ends a ticket that the operator has, with the last words; a complaint with its outcome */
            closeTicketAsOperator: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorTicket"];
                };
                body: {
                    content: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    key: string;
                    /** @enum {unknown} */
                    outcome?: "UPHELD" | "PARTLY" | "REJECTED" | "SETTLED";
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Closes an open case; no money moves by it */
            closeVendorCase: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description A movement that we and a vendor do not tell alike */
                    value: {
                        closedAt: string | null;
                        closedBy: string | null;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        day: string;
                        /** @enum {unknown} */
                        difference: "MISSING_HERE" | "MISSING_THERE" | "DIFFERENT";
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        foundAt: string;
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        id: string;
                        /** @enum {unknown} */
                        kind: "BET" | "WIN" | "DEPOSIT" | "PAYOUT" | "RETURN";
                        merchantCode: string | null;
                        notes: {
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            id: string;
                            text: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            writtenAt: string;
                            writtenBy: string;
                        }[];
                        ours: {
                            /** @example 150000.00 */
                            amount: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            betId: string | null;
                            currency: string;
                            depositId: string | null;
                            /** @enum {unknown} */
                            kind: "BET" | "WIN" | "DEPOSIT" | "PAYOUT" | "RETURN";
                            member: string | null;
                            memberId: string | null;
                            /** @description Round of a game, or order of a payment */
                            round: string;
                            withdrawalId: string | null;
                        } | null;
                        outcome: ("VENDOR_WRONG" | "WE_WERE_WRONG" | "TIMING" | "OTHER") | null;
                        /**
                         * @description Protocol account of a game vendor, gateway of a payment service, or account at the bank
                         * @example gcp
                         * @example PSP
                         * @example bank:8800112233
                         */
                        source: string;
                        /** @enum {unknown} */
                        state: "OPEN" | "CLOSED";
                        theirs: {
                            /** @example 150000.00 */
                            amount: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            betId: string | null;
                            currency: string;
                            depositId: string | null;
                            /** @enum {unknown} */
                            kind: "BET" | "WIN" | "DEPOSIT" | "PAYOUT" | "RETURN";
                            member: string | null;
                            memberId: string | null;
                            /** @description Round of a game, or order of a payment */
                            round: string;
                            withdrawalId: string | null;
                        } | null;
                        transactionId: string;
                    };
                };
                body: {
                    note: string;
                    /** @enum {unknown} */
                    outcome: "VENDOR_WRONG" | "WE_WERE_WRONG" | "TIMING" | "OTHER";
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Begins to compare a day of every account with the bank; the result is in the list when it is there */
            compareBankAccounts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    /**
                     * Format: date
                     * @example 2026-11-22
                     */
                    day?: string;
                };
            };
            /** @description Begins to compare a day with the reports of all vendors; the result is in the list when it is there */
            compareVendors: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    /**
                     * Format: date
                     * @example 2026-11-22
                     */
                    day?: string;
                };
            };
            /** @description Puts a waiting increase in force, once its 24 hours are over */
            confirmLimit: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Limit"][];
                };
                body: {
                    /**
                     * @description What is limited
                     * @enum {unknown}
                     */
                    kind: "DEPOSIT" | "LOSS" | "SESSION";
                    /**
                     * @description By the calendar of the merchant's zone
                     * @enum {unknown}
                     */
                    period: "DAY" | "WEEK" | "MONTH";
                };
            };
            /** @description Turns the authenticator app on and tells the recovery codes, once */
            confirmOperatorTotp: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        recoveryCodes: string[];
                    };
                };
                body: {
                    code: string;
                };
            };
            /** @description Turns the authenticator app on and tells the recovery codes, once */
            confirmTotp: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        recoveryCodes: string[];
                    };
                };
                body: {
                    code: string;
                };
            };
            /** @description The member says whether the money arrived (section 4) */
            confirmWithdrawal: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Withdrawal"];
                };
                body: {
                    /** @enum {unknown} */
                    answer: "RECEIVED" | "NOT_RECEIVED" | "PARTLY_RECEIVED";
                    proofs?: string[];
                    /** @example 150000 */
                    restAmount?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Exchanges points for money at the ratio of the brand; `amount` is what the member saw that they bring */
            convertPoints: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Redemption"];
                };
                body: {
                    /** @example 150000 */
                    amount: string;
                    paymentPassword: string;
                    /** @example 150000 */
                    points: string;
                };
            };
            /** @description Corrects language, nickname or payee name; the member is told of a new payee name */
            correctMember: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MemberProfile"];
                };
                body: {
                    /** @example vi */
                    language?: string;
                    nickname?: string | null;
                    payeeName?: string | null;
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Begins to count whom a draft would reach, and keeps the number until the draft is changed */
            countBroadcast: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Broadcast"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description How many members have read a broadcast */
            countBroadcastReaders: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        members: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description How many rewards of missions and prizes of leaderboards the member may take now */
            countMissions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        count: number;
                    };
                };
            };
            /** @description How much the member may fetch now beside missions, and how many promotions wait for him to take part */
            countRewards: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        count: number;
                        promotions: number;
                    };
                };
            };
            /** @description Creates an announcement or a notice */
            createAnnouncement: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorAnnouncement"];
                };
                body: components["schemas"]["announcementInput"];
            };
            /** @description Creates a banner */
            createBanner: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorBanner"];
                };
                body: components["schemas"]["bannerInput"];
            };
            /** @description Makes a draft; nobody is written to before it is sent */
            createBroadcast: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Broadcast"];
                };
                body: {
                    /** @description Only these accounts; empty: all */
                    accounts: string[];
                    audience: {
                        greatestLevel: number | null;
                        inactiveDays: number | null;
                        leastDeposits: {
                            /** @example 150000 */
                            amount: string;
                            days: number;
                        } | null;
                        leastLevel: number | null;
                        /** @description Accounts of agents: only for members below one of them; empty is for all */
                        line: string[];
                        newMembersDays: number | null;
                        /** @description Only for who wears one of them; empty: all */
                        tags: string[];
                    };
                    /**
                     * @description PROMOTION spares who may be offered nothing
                     * @enum {unknown}
                     */
                    kind: "HOUSE" | "PROMOTION";
                    page: ("PROMOTIONS" | "REWARD_CENTRE" | "MISSIONS" | "VIP" | "REFERRAL" | "REBATES" | "POINT_MALL" | "DEPOSIT" | "WITHDRAW" | "STATEMENT" | "SECURITY" | "PROTECTION" | "HELP") | null;
                    reason?: string;
                    scheduledAt: string | null;
                    /** @description Plain text in each language of the brand */
                    words: {
                        content: string;
                        /** @example vi */
                        language: string;
                        title: string;
                    }[];
                };
            };
            /** @description Adds one */
            createCannedAnswer: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["CannedAnswer"];
                };
                body: {
                    content: string;
                    /** @example vi */
                    language: string;
                    title: string;
                };
            };
            /** @description Makes a way to deposit; one that is to be open is closed until a second operator opens it */
            createChannel: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorChannel"];
                };
                body: {
                    accountName: string;
                    /** @example 0071000123456 */
                    accountNumber: string;
                    /** @example 970436 */
                    bankBin: string;
                    bankName: string;
                    enabled: boolean;
                    gateway: string;
                    /** @example VIETQR_MB */
                    id: string;
                    /** @example 150000 */
                    maximum: string;
                    /** @example 150000 */
                    minimum: string;
                    names: {
                        /** @example vi */
                        language: string;
                        name: string;
                    }[];
                    position: number;
                    quickAmounts: string[];
                    reason?: string;
                };
            };
            /** @description Opens a chat room */
            createChatRoom: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorChatRoom"];
                };
                body: {
                    /**
                     * @description As it stands in addresses
                     * @example sanh-chung
                     */
                    code: string;
                    isEnabled: boolean;
                    language: string | null;
                    /** @example 150000 */
                    leastDeposits: string;
                    leastRank: number;
                    names: {
                        /** @example vi */
                        language: string;
                        name: string;
                    }[];
                    position: number;
                    reason: string;
                    slowSeconds: number;
                };
            };
            /** @description Adds a way to reach people; the address must be one that its kind can have */
            createCustomerService: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorCustomerService"];
                };
                body: {
                    /** @description Where it leads: a link, a number, a mail address; of LIVECHAT our own page */
                    address: string;
                    /** @enum {unknown} */
                    csType: "LIVECHAT" | "EXTERNAL_CHAT" | "ZALO" | "TELEGRAM" | "MESSENGER" | "WHATSAPP" | "PHONE" | "EMAIL" | "FACEBOOK" | "YOUTUBE";
                    enabled: boolean;
                    /** @description By the zone of the brand; none: day and night */
                    hours: components["schemas"]["CustomerServiceHours"][];
                    /** @description What it is called by language; without one its kind says it */
                    labels: {
                        label: string;
                        /** @example vi */
                        language: string;
                    }[];
                    position: number;
                    reason?: string;
                };
            };
            /** @description Starts a deposit and returns what to pay and where */
            createDeposit: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Deposit"];
                };
                body: {
                    /** @example 150000 */
                    amount: string;
                    channelId: string;
                };
            };
            /** @description A code that signs another device of the member in, once and within a minute */
            createDeviceCode: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        code: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        expiresAt: string;
                    };
                };
            };
            /** @description Plans a rain; nobody sees it before it is published */
            createEnvelopes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorEnvelopeRain"];
                };
                body: {
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    endsAt: string;
                    envelopes: number;
                    /** @example 150000 */
                    greatest: string;
                    isDaily: boolean;
                    /** @example 150000 */
                    least: string;
                    leastRank: number;
                    reason: string;
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    startsAt: string;
                    /** @example 150000 */
                    total: string;
                    words: {
                        /** @example vi */
                        language: string;
                        text: string;
                        title: string;
                    }[];
                };
            };
            /** @description Has a list written into a file as a whole, up to this moment */
            createExport: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description A list that is, or was, written into a file as a whole */
                    value: {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        askedAt: string;
                        endedAt: string | null;
                        expiresAt: string | null;
                        failure: ("TOO_MANY_ROWS" | "RIGHT_GONE" | "BROKEN") | null;
                        /** @description As it was asked for */
                        filter: {
                            [key: string]: unknown;
                        };
                        /** @enum {unknown} */
                        format: "CSV" | "XLSX";
                        /** @description It can be downloaded now */
                        hasFile: boolean;
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        id: string;
                        /** @description What a file of the format holds */
                        mostRows: number;
                        rowsExpected: number | null;
                        rowsWritten: number;
                        /**
                         * @description Bytes
                         * @example 48213
                         */
                        size: string;
                        /** @enum {unknown} */
                        source: "MEMBERS" | "DEPOSITS" | "WITHDRAWALS" | "BETS" | "TRANSFERS" | "PROMOTION_CLAIMS" | "REBATE_CLAIMS" | "AUDIT_ENTRIES" | "SETTLEMENTS" | "ADJUSTMENTS" | "VENDOR_TRANSFERS" | "LOTTERY_DRAWS" | "TICKETS" | "SUSPENSE" | "AGENT_DEBTS";
                        /** @enum {unknown} */
                        state: "QUEUED" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
                        timeZone: string;
                    };
                };
                body: {
                    /** @description What the call of the list takes in its query, but pages and order */
                    filter?: {
                        [key: string]: unknown;
                    };
                    /** @enum {unknown} */
                    format: "CSV" | "XLSX";
                    /** @enum {unknown} */
                    source: "MEMBERS" | "DEPOSITS" | "WITHDRAWALS" | "BETS" | "TRANSFERS" | "PROMOTION_CLAIMS" | "REBATE_CLAIMS" | "AUDIT_ENTRIES" | "SETTLEMENTS" | "ADJUSTMENTS" | "VENDOR_TRANSFERS" | "LOTTERY_DRAWS" | "TICKETS" | "SUSPENSE" | "AGENT_DEBTS";
                    /** @example Asia/Ho_Chi_Minh */
                    timeZone: string;
                };
            };
            /** @description Writes an article; no player reads it before it is published */
            createHelpArticle: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorHelpArticle"];
                };
                body: {
                    /** @example term */
                    anchor: string;
                    position: number;
                    reason?: string;
                    related: string[];
                    texts: {
                        /** @description Markdown */
                        content: string;
                        /** @example vi */
                        language: string;
                        title: string;
                    }[];
                    /** @enum {unknown} */
                    topic: "START" | "ACCOUNT" | "MONEY" | "GAMES" | "REWARDS" | "SAFER_PLAY" | "APP" | "RULES" | "CONTACT";
                };
            };
            /** @description Makes a registration link */
            createInvitation: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Invitation"];
                };
                body: {
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    expiresAt?: string;
                    makesAgents: boolean;
                    mostUses?: number;
                    name: string;
                    offer?: {
                        /** @enum {unknown} */
                        kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                        /** @description In 1/1 000 000: 10000 is 1 % */
                        rate: number;
                    };
                };
            };
            /** @description Begins a weekly leaderboard; what it counts and gives never changes */
            createLeaderboard: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        leaderboard: components["schemas"]["OperatorLeaderboard"] | null;
                        proposal: components["schemas"]["OpenProposal"] | null;
                    };
                };
                body: {
                    /** @description None: any */
                    categories: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
                    /** @example cuoc-moi-ngay */
                    code: string;
                    /** @example 150000 */
                    leastValidBet: string;
                    names: {
                        /** @example vi */
                        language: string;
                        name: string;
                    }[];
                    prizes: string[];
                    reason: string;
                };
            };
            /** @description Makes goods of the mall; they are closed until two operators open them */
            createMallGoods: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorMallGoods"];
                };
                body: {
                    /** @example 150000 */
                    amountGiven: string;
                    /** @example 150000 */
                    amountRequired: string;
                    /** @enum {unknown} */
                    kind: "GOODS" | "MONEY";
                    /** @example 150000 */
                    pointsRequired: string;
                    position: number;
                    reason: string;
                    stock: number;
                    words: {
                        description: string;
                        /** @example vi */
                        language: string;
                        name: string;
                        pictureUrl: string | null;
                    }[];
                };
            };
            /** @description Opens a brand under maintenance and with play money */
            createMerchant: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Merchant"];
                };
                body: components["schemas"]["newMerchant"];
            };
            /** @description Begins a mission; what it asks and gives never changes */
            createMission: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        mission: components["schemas"]["OperatorMission"] | null;
                        proposal: components["schemas"]["OpenProposal"] | null;
                    };
                };
                body: {
                    /** @description None: any */
                    categories: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
                    /** @example cuoc-moi-ngay */
                    code: string;
                    /** @enum {unknown} */
                    goal: "VALID_BET" | "BETS" | "DEPOSITS" | "DAYS_IN_ROW";
                    names: {
                        /** @example vi */
                        language: string;
                        name: string;
                    }[];
                    /** @enum {unknown} */
                    period: "DAY" | "WEEK" | "ONCE";
                    reason: string;
                    /** @example 150000 */
                    reward: string;
                    /** @example 150000 */
                    target: string;
                };
            };
            /** @description Makes a promotion; nobody sees it before it is published */
            createPromotion: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorPromotion"];
                };
                body: {
                    /** @example 150000 */
                    budget: string;
                    /** @enum {unknown} */
                    category: "WELCOME" | "DEPOSIT" | "DAILY" | "EVENT";
                    endsAt: string | null;
                    position: number;
                    reason?: string;
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    startsAt: string;
                    terms: {
                        /** @enum {unknown} */
                        approval: "AUTOMATIC" | "OPERATOR";
                        audience: {
                            greatestLevel: number | null;
                            inactiveDays: number | null;
                            leastDeposits: {
                                /** @example 150000 */
                                amount: string;
                                days: number;
                            } | null;
                            leastLevel: number | null;
                            /** @description Accounts of agents: only for members below one of them; empty is for all */
                            line: string[];
                            newMembersDays: number | null;
                            /** @description Only for who wears one of them; empty: all */
                            tags: string[];
                        };
                        contact: ("mobile" | "email" | "zalo" | "telegram" | "facebook" | "line" | "whatsapp" | "wechat") | null;
                        /** @description Whether a claim that looks like abuse waits for an operator; so it is unless told */
                        holdsSuspicious?: boolean;
                        leastDeposit: string | null;
                        loss: {
                            /** @example 150000 */
                            least: string;
                            /** @enum {unknown} */
                            period: "DAY" | "WEEK";
                        } | null;
                        reward: {
                            /** @example 150000 */
                            amount: string;
                            /** @constant */
                            kind: "FIXED";
                        } | {
                            /** @example 150000 */
                            cap: string;
                            /**
                             * @description Of the deposit, or of the loss
                             * @constant
                             */
                            kind: "PERCENT";
                            percent: number;
                        } | {
                            /** @constant */
                            kind: "POINTS";
                            points: number;
                        } | {
                            /** @constant */
                            kind: "TICKETS";
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            raffleId: string;
                            /** @description Of that raffle */
                            tickets: number;
                        } | {
                            /** @description For so long */
                            days: number;
                            /** @constant */
                            kind: "REBATE_RISE";
                            /** @description By how much more of what is played comes back */
                            percent: number;
                        };
                        /** @description How often a member may have it */
                        times: number;
                        /** @enum {unknown} */
                        trigger: "APPLY" | "DEPOSIT" | "FIRST_DEPOSIT" | "REGISTRATION" | "DAY" | "CODE" | "LOSS" | "BIRTHDAY" | "CONTACT";
                        turnover: {
                            /** @enum {unknown} */
                            breach: "UNCOUNTED" | "FORFEIT";
                            /** @description Whether the deposit is played as often as the bonus */
                            countsDeposit: boolean;
                            days: number | null;
                            forfeitsWinnings: boolean;
                            greatestBet: string | null;
                            leastOdds?: number | null;
                            /** @description Times the amount */
                            multiplier: number;
                            /** @description Categories that count less than in full */
                            weights: {
                                /** @enum {unknown} */
                                gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                                percent: number;
                            }[];
                        };
                    };
                    words: {
                        content: string;
                        /** @example vi */
                        language: string;
                        pictureUrl?: string | null;
                        summary: string;
                        title: string;
                    }[];
                };
            };
            /** @description Makes codes that cannot be guessed, or one word, for a promotion that is given by codes */
            createPromotionCodeBatch: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PromotionCodeBatch"];
                };
                body: {
                    expiresAt: string | null;
                    name: string;
                    /** @description 1 where a word is given */
                    number: number;
                    reason?: string;
                    usesPerCode: number;
                    word: string | null;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Plans a raffle; nobody sees it before it is published */
            createRaffle: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorRaffle"];
                };
                body: {
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    endsAt: string;
                    leastDeposit: string | null;
                    prizes: {
                        /** @example 150000 */
                        amount: string;
                        /** @enum {unknown} */
                        kind: "MONEY" | "POINTS" | "NOTHING";
                        names: {
                            /** @example vi */
                            language: string;
                            name: string;
                        }[];
                        quantity: number | null;
                        weight: number;
                    }[];
                    reason: string;
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    startsAt: string;
                    words: {
                        /** @example vi */
                        language: string;
                        text: string;
                        title: string;
                    }[];
                };
            };
            /** @description Makes a role of the brand in view; nobody puts in what they may not do themselves */
            createRole: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorRole"];
                };
                body: {
                    name: string;
                    reason: string;
                    /** @description Whoever acts or decides may read the same: that is added */
                    rights: string[];
                };
            };
            /** @description Opens an account for an operator; the password is told once */
            createStaff: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        operator: components["schemas"]["Staff"];
                        /** @description Told once; kept only as a hash */
                        password: string;
                    };
                };
                body: {
                    account: string;
                    allowedAddresses: string[];
                    name: string;
                    places: {
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        merchantId: string;
                        /** @example SUPPORT */
                        role: ("ADMIN" | "CASHIER" | "SUPPORT" | "MARKETING" | "RISK" | "AGENT_MANAGER" | "AUDITOR") | string;
                    }[];
                    reason: string;
                };
            };
            /** @description Lets somebody act in the agent’s name */
            createSubaccount: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Subaccount"];
                };
                body: {
                    displayName: string;
                    name: string;
                    /** @description The agent’s own: a stolen session shall open no door of its own */
                    ownPassword: string;
                    password: string;
                    rights: ("REGISTER" | "CONTRACTS" | "RULES" | "PAY")[];
                };
            };
            /** @description Adds a tag to the vocabulary */
            createTag: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Tag"];
                };
                body: {
                    /** @enum {unknown} */
                    colour: "GREY" | "RED" | "ORANGE" | "GREEN" | "BLUE" | "PURPLE";
                    name: string;
                };
            };
            /** @description Adds one, ten a brand at most; the answer shows its secret, this once */
            createWebhook: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["WebhookWithSecret"];
                };
                body: {
                    events: ("MEMBER_REGISTERED" | "DEPOSIT_CHANGED" | "WITHDRAWAL_CHANGED" | "IDENTITY_DECIDED")[];
                    isOn: boolean;
                    name: string;
                    reason?: string;
                    url: string;
                };
            };
            /** @description Removes a reported message from the room, or leaves it there */
            decideChatCase: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ChatCaseWhole"];
                };
                body: {
                    /** @enum {unknown} */
                    outcome: "REMOVED" | "DISMISSED";
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Confirms or refuses a deposit that the member says to have paid; above the limit a second operator confirms */
            decideDeposit: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorDeposit"] & {
                        timeline: {
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            /**
                             * @description CREATED → PENDING → PAID → CREDITED | EXPIRED | FAILED; REVIEW while money came but not as agreed, or the member says to have paid
                             * @enum {unknown}
                             */
                            state: "CREATED" | "PENDING" | "REVIEW" | "PAID" | "CREDITED" | "EXPIRED" | "FAILED";
                        }[];
                        transfers: components["schemas"]["DepositTransfer"][];
                    };
                };
                body: {
                    /** @enum {unknown} */
                    decision: "CONFIRM" | "REFUSE";
                    reason: string;
                    reference?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Approves or refuses a correction that somebody else asked for */
            decideDrawCorrection: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["DrawCorrection"];
                };
                body: {
                    isApproved: boolean;
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Grants or refuses the wish to end a self-exclusion early */
            decideExclusionLift: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Exclusion"] & {
                        account: string;
                        isOrigin: boolean;
                        liftAskedAt: string | null;
                        liftReason: string | null;
                        memberId: string;
                        reason: string | null;
                    };
                };
                body: {
                    grant: boolean;
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Approves an identity, or rejects it with a reason that the member reads */
            decideIdentity: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorIdentity"];
                };
                body: {
                    approve: boolean;
                    reason?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Approves goods that were sent, or rejects them: points and money go back; the member reads the remark */
            decideRedemption: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorRedemption"];
                };
                body: {
                    /** @enum {unknown} */
                    outcome: "APPROVED" | "REJECTED";
                    remark: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Credits a transfer to a deposit or a member, or records its return; above the limit a second operator confirms */
            decideSuspense: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SuspenseItem"] & {
                        candidates: components["schemas"]["Candidate"][];
                        deposit: components["schemas"]["OperatorDeposit"] | null;
                    };
                };
                body: {
                    /** @enum {unknown} */
                    decision: "DEPOSIT" | "MEMBER" | "RETURN";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    depositId?: string;
                    memberAccount?: string;
                    reason: string;
                    reference?: string;
                };
                params: {
                    /** @example VIETQR:FT26325000123 */
                    id: string;
                };
            };
            /** @description Deletes an announcement */
            deleteAnnouncement: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorAnnouncement"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    reason?: string;
                };
            };
            /** @description Deletes a banner */
            deleteBanner: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorBanner"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    reason?: string;
                };
            };
            /** @description Takes one away */
            deleteCannedAnswer: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["CannedAnswer"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes one away; links to it lead nowhere from then on */
            deleteCustomerService: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorCustomerService"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    reason?: string;
                };
            };
            /** @description Deletes messages for good */
            deleteMessages: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description How many are unread then */
                        unread: number;
                    };
                };
                body: {
                    /** @description Those of others, or gone, count for nothing */
                    ids: string[];
                };
            };
            /** @description Lets no more notifications come to a browser */
            deletePushSubscription: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Deletes a role of the brand in view that nobody has */
            deleteRole: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorRole"];
                };
                params: {
                    /** @example SUPPORT */
                    id: ("ADMIN" | "CASHIER" | "SUPPORT" | "MARKETING" | "RISK" | "AGENT_MANAGER" | "AUDITOR") | string;
                };
                query?: {
                    reason?: string;
                };
            };
            /** @description Removes a tag, also from everybody who wears it */
            deleteTag: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Tag"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes one away, with what waits for it and its log */
            deleteWebhook: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Webhook"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    reason?: string;
                };
            };
            /** @description Nothing of what waits is ever paid, nor corrected later */
            denySettlement: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Settlement"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Lets somebody act in an agent’s name no more; he is signed out at once */
            disableOperatorSubaccount: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Subaccount"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Lets somebody act in the agent’s name no more; he is signed out at once */
            disableSubaccount: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Subaccount"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Gives the draft of a brand up */
            discardMerchantDraft: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Merchant"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query: {
                    /** @description The draft that was seen */
                    number: number;
                    reason?: string;
                };
            };
            /** @description Says that something is wrong with an amount that the signed-in agent earned */
            disputeEarning: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Dispute"];
                };
                body: {
                    content: string;
                    /** @enum {unknown} */
                    reason: "BETS_MISSING" | "RATE_WRONG" | "LINE_WRONG" | "NOT_PAID" | "OTHER";
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description A finished copy, as JSON */
            downloadDataExport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: unknown;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description The file of an export; each download stands in the audit log */
            downloadExport: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description The body itself is the file, without an envelope */
                    value: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description The statement of a filter as CSV, newest first, at most 100 000 entries */
            downloadStatement: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description The body itself is `text/csv`, without an envelope */
                    value: string;
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @enum {unknown} */
                    kind?: "DEPOSIT" | "WITHDRAWAL" | "BET" | "WIN" | "ROLLBACK" | "BONUS" | "PAY" | "ADJUSTMENT" | "TRANSFER" | "PURCHASE";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description The bets of a filter as CSV, newest first, at most 100 000 */
            downloadTeamBets: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description The body itself is `text/csv`, without an envelope */
                    value: string;
                };
                query: {
                    /** @description The whole name of one member, anywhere in the line */
                    account?: string;
                    /** @description The first day */
                    from: string;
                    /** @enum {unknown} */
                    gameType?: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /**
                     * @description DIRECT: those directly below; TEAM: everybody below
                     * @default TEAM
                     * @enum {unknown}
                     */
                    scope?: "DIRECT" | "TEAM";
                    /** @enum {unknown} */
                    state?: "OPEN" | "SETTLED" | "VOID";
                    /** @description The last day, at most 92 days on */
                    to: string;
                    vassalage?: string;
                };
            };
            /** @description The movements of a filter as CSV, newest first, at most 100 000 */
            downloadTeamTransfers: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description The body itself is `text/csv`, without an envelope */
                    value: string;
                };
                query: {
                    /** @description The whole name of one member, anywhere in the line */
                    account?: string;
                    /** @description The first day */
                    from: string;
                    /** @enum {unknown} */
                    kind?: "DEPOSIT" | "WITHDRAWAL" | "BONUS" | "REBATE" | "COMMISSION" | "TRANSFER" | "ADJUSTMENT";
                    /**
                     * @description DIRECT: those directly below; TEAM: everybody below
                     * @default TEAM
                     * @enum {unknown}
                     */
                    scope?: "DIRECT" | "TEAM";
                    /** @description The last day, at most 92 days on */
                    to: string;
                };
            };
            /** @description Lets go of a piece of work that gave up: it is never done */
            dropJobFailure: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["JobFailure"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Lets somebody act in the agent’s name again */
            enableSubaccount: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Subaccount"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Lets a member write again */
            endChatMute: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorChatMute"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Asks the agent to let the contract end */
            endContract: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorContract"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Ends a registration link at once and for good */
            endInvitation: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Invitation"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Ends a leaderboard; its running week is still closed */
            endLeaderboard: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorLeaderboard"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /** @example cuoc-moi-ngay */
                    code: string;
                };
            };
            /** @description Ends one session of a member, or all */
            endMemberSessions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    reason: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    sessionId?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Ends a mission; what was reached until then may still be taken */
            endMission: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorMission"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /** @example cuoc-moi-ngay */
                    code: string;
                };
            };
            /** @description Signs every other place out */
            endOtherSessions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
            };
            /** @description Signs one place out; its next call is refused */
            endSession: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Ends one session of an operator, or all but the one that asks */
            endStaffSessions: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description Those that are left, at most 100 */
                    value: components["schemas"]["StaffSession"][];
                };
                body: {
                    reason: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    sessionId?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Ends a conversation of one’s own */
            endSupportConversation: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorSupportConversation"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Enters the result of an official draw, or puts an own entry right; two equal ones draw it */
            enterDrawResult: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["DrawDetail"];
                };
                body: {
                    result: string[][];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Hands a complaint to the supervisors */
            escalateTicket: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorTicket"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Plays the draft over the members and bets of the last thirty days; nothing is given */
            estimatePromotion: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PromotionEstimate"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description An earning with the terms it was made by, the tier reached and the next one, and all corrections of its window */
            explainEarning: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["EarningExplanation"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description The bank returned the money: it goes back to the member; once a payment had left, when a second operator wants the same */
            failWithdrawal: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorWithdrawal"];
                };
                body: {
                    reason: string;
                    /** @description The bank’s reference of what came back of a payment made by hand */
                    returnReference?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What some ids are the ids of, among the records of the brand in view that the operator may read */
            findBrandRecords: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["BrandRecord"][];
                };
                query: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids: string;
                };
            };
            /** @description One of them, with what each day and category brought */
            findOperatorRebateClaim: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorRebateClaimDetail"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What some ids are the ids of: games, and what is the own of who is signed in */
            findOwnRecords: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OwnRecord"][];
                };
                query: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids: string;
                };
            };
            /** @description One of them */
            findReferral: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorReferral"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Keeps the passkey that the browser made */
            finishPasskey: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    name: string;
                    passkey: components["schemas"]["PasskeyAnswer"];
                };
            };
            /** @description Finishes a sign-in with its second step */
            finishSecondStep: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignedIn"];
                };
                body: {
                    code?: string;
                    method: "TOTP" | "RECOVERY" | "EMAIL" | "SMS" | "PASSKEY";
                    passkey?: components["schemas"]["PasskeyAnswer"];
                    /** @description From the failure SECOND_STEP_NEEDED */
                    ticket: string;
                };
            };
            /** @description Counts the money as received against the member’s word */
            forceWithdrawalReceipt: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorWithdrawal"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description GCP wallet: bets and wins of one round, in order, all or none; without actions the balance */
            gcpPlay: {
                answer: components["schemas"]["GcpAnswer"];
                body: {
                    actions?: {
                        action: "bet" | "win";
                        action_id: string;
                        amount: number;
                    }[];
                    currency: string;
                    finished?: boolean;
                    game: string;
                    game_id?: string;
                    session_id?: string;
                    user_id: string;
                };
            };
            /** @description GCP wallet: takes bets or wins of one round back */
            gcpRollback: {
                answer: components["schemas"]["GcpAnswer"];
                body: {
                    actions: {
                        /** @constant */
                        action: "rollback";
                        action_id: string;
                        original_action_id: string;
                    }[];
                    currency: string;
                    finished?: boolean;
                    game: string;
                    game_id?: string;
                    session_id?: string;
                    user_id: string;
                };
            };
            /** @description Deposits, withdrawals, bonuses and play of a span, or since the account was opened */
            getAccountReport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["AccountReport"];
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Deposits, withdrawals, stakes and wins of a span of time, and net deposits of a lifetime */
            getActivity: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Activity"];
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description One adjustment */
            getAdjustment: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Adjustment"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Up to which amount one pair of eyes suffices; zero: never */
            getAdjustmentLimit: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["AdjustmentLimit"];
                };
            };
            /** @description What the lines of agents brought and were paid */
            getAgentsReport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        before: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            from: string;
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            to: string;
                        };
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        countedUntil: string;
                        currency: string;
                        days: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                /** @example 150000.00 */
                                deposited: string;
                                firstDeposits: number;
                                /** @example 150000.00 */
                                given: string;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                left: string;
                                /** @example 150000.00 */
                                pay: string;
                                registrations: number;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                        }[];
                        daysBefore: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                /** @example 150000.00 */
                                deposited: string;
                                firstDeposits: number;
                                /** @example 150000.00 */
                                given: string;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                left: string;
                                /** @example 150000.00 */
                                pay: string;
                                registrations: number;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                        }[];
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        from: string;
                        rows: {
                            before: {
                                /** @example 150000.00 */
                                deposited: string;
                                firstDeposits: number;
                                /** @example 150000.00 */
                                given: string;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                left: string;
                                /** @example 150000.00 */
                                pay: string;
                                registrations: number;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                            figures: {
                                /** @example 150000.00 */
                                deposited: string;
                                firstDeposits: number;
                                /** @example 150000.00 */
                                given: string;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                left: string;
                                /** @example 150000.00 */
                                pay: string;
                                registrations: number;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                            key: string;
                            name: string | null;
                        }[];
                        timeZone: string;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        to: string;
                        totals: {
                            /** @example 150000.00 */
                            deposited: string;
                            firstDeposits: number;
                            /** @example 150000.00 */
                            given: string;
                            /** @example 150000.00 */
                            grossRevenue: string;
                            /** @example 150000.00 */
                            left: string;
                            /** @example 150000.00 */
                            pay: string;
                            registrations: number;
                            /** @example 150000.00 */
                            stake: string;
                            /** @example 150000.00 */
                            withdrawn: string;
                        };
                        totalsBefore: {
                            /** @example 150000.00 */
                            deposited: string;
                            firstDeposits: number;
                            /** @example 150000.00 */
                            given: string;
                            /** @example 150000.00 */
                            grossRevenue: string;
                            /** @example 150000.00 */
                            left: string;
                            /** @example 150000.00 */
                            pay: string;
                            registrations: number;
                            /** @example 150000.00 */
                            stake: string;
                            /** @example 150000.00 */
                            withdrawn: string;
                        };
                    };
                };
                query?: {
                    /** @description The first day; thirty days back unless told */
                    from?: string;
                    /** @description The last one, at most 400 days on; today unless told */
                    to?: string;
                };
            };
            /** @description One audit entry */
            getAuditEntry: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["AuditEntry"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description The picture of the signed-in member */
            getAvatar: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        avatarUrl: string | null;
                    };
                };
            };
            /** @description The picture of a member of the brand, at an address that cannot be guessed */
            getAvatarPicture: {
                answer: {
                    /** @constant */
                    success: true;
                    value: unknown;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Balance of the main wallet */
            getBalance: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Balance"];
                };
            };
            /** @description One bet with its transactions and the round as the vendor recorded it */
            getBet: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["BetDetail"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What was played by category, or by the hour in which it was placed */
            getBetsReport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        before: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            from: string;
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            to: string;
                        };
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        countedUntil: string;
                        currency: string;
                        days: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                playedReturn: number | null;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                validBet: string;
                            };
                        }[];
                        daysBefore: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                playedReturn: number | null;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                validBet: string;
                            };
                        }[];
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        from: string;
                        rows: {
                            before: {
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                playedReturn: number | null;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                validBet: string;
                            };
                            figures: {
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                playedReturn: number | null;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                validBet: string;
                            };
                            key: string;
                            name: string | null;
                        }[];
                        timeZone: string;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        to: string;
                        totals: {
                            bets: number;
                            /** @example 150000.00 */
                            grossRevenue: string;
                            /** @example 150000.00 */
                            payout: string;
                            playedReturn: number | null;
                            /** @example 150000.00 */
                            stake: string;
                            /** @example 150000.00 */
                            validBet: string;
                        };
                        totalsBefore: {
                            bets: number;
                            /** @example 150000.00 */
                            grossRevenue: string;
                            /** @example 150000.00 */
                            payout: string;
                            playedReturn: number | null;
                            /** @example 150000.00 */
                            stake: string;
                            /** @example 150000.00 */
                            validBet: string;
                        };
                    };
                };
                query?: {
                    /** @enum {unknown} */
                    by?: "CATEGORY" | "HOUR";
                    /** @enum {unknown} */
                    category?: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /** @description The first day; thirty days back unless told */
                    from?: string;
                    /** @description The last one, at most 400 days on; today unless told */
                    to?: string;
                };
            };
            /** @description One broadcast */
            getBroadcast: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Broadcast"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One of them */
            getCannedAnswer: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["CannedAnswer"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description A captcha picture */
            getCaptcha: {
                answer: {
                    captchaId: string;
                    /** @constant */
                    success: true;
                    /** @description PNG, base64 */
                    value: string;
                };
            };
            /** @description A proof of work for the browser to find (ALTCHA) */
            getCaptchaChallenge: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description ALTCHA's challenge, JSON text */
                        challenge: string;
                        /** @description Guesses it takes at most */
                        most: number;
                    };
                };
                query: {
                    purpose: "LOGIN" | "REGISTER" | "SMS";
                };
            };
            /** @description A reported message with those around it and who reported it */
            getChatCase: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ChatCaseWhole"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What must come to its end before the account may be closed */
            getClosing: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ClosingObstacles"];
                };
            };
            /** @description How it stands with the contracts that the member is paid by (section 3, consolidated contract info) */
            getConsolidated: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        contracthoursalreq: ("NONE" | "REQUESTED" | "ACTIVE" | "CHANGE_REQUESTED" | "TERMINATION_REQUESTED") | null;
                        dailysalreqtype: ("NONE" | "REQUESTED" | "ACTIVE" | "CHANGE_REQUESTED" | "TERMINATION_REQUESTED") | null;
                        divtypereq: ("NONE" | "REQUESTED" | "ACTIVE" | "CHANGE_REQUESTED" | "TERMINATION_REQUESTED") | null;
                        realtimesalreqtype: ("NONE" | "REQUESTED" | "ACTIVE" | "CHANGE_REQUESTED" | "TERMINATION_REQUESTED") | null;
                    };
                };
            };
            /** @description What of the brand in view has hours that touch some days, of the kinds that the operator may read */
            getContentCalendar: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description At most 200 of each kind, by kind and start */
                        entries: components["schemas"]["CalendarEntry"][];
                        /** @description Whether there is more of a kind than is shown */
                        isCut: boolean;
                        /** @description Those that the operator may read */
                        kinds: ("ANNOUNCEMENT" | "BANNER" | "BROADCAST" | "MISSION" | "PROMOTION" | "RAFFLE")[];
                        timeZone: string;
                    };
                };
                query: {
                    /**
                     * Format: date
                     * @example 2026-11-22
                     */
                    from: string;
                    /**
                     * Format: date
                     * @example 2026-11-22
                     */
                    to: string;
                };
            };
            /** @description Hosts that stand before our own; each picture and each launch takes one at random */
            getContentNetworks: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ContentNetworksShape"];
                };
            };
            /** @description One contract of the member with its terms and what happened to it */
            getContract: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Contract"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description A picture of a conversation */
            getConversationPicture: {
                answer: {
                    /** @constant */
                    success: true;
                    value: unknown;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                    number: number;
                };
            };
            /** @description One deposit of the member with the times of its states */
            getDeposit: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Deposit"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Money in and out and gaming revenue of each day of a fortnight, oldest first, as reports count them */
            getDeskDays: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        currency: string;
                        days: {
                            /** Format: date */
                            day: string;
                            /** @example 150000.00 */
                            deposited: string;
                            /** @description Stakes less payouts (GGR) */
                            grossRevenue: string;
                            /** @description That less rewards and agents’ pay (NGR) */
                            netRevenue: string;
                            /** @example 150000.00 */
                            withdrawn: string;
                        }[];
                    };
                };
            };
            /** @description Which merchant a domain belongs to */
            getDomainRoute: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        mainDomain: string | null;
                        merchantCode: string | null;
                        valid: boolean;
                    };
                };
                query: {
                    domain: string;
                };
            };
            /** @description One draw with what is needed to verify it */
            getDraw: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["LotteryDraw"];
                };
                params: {
                    /** @example SSC_1M */
                    gameCode: string;
                    /** @example 20261122-0731 */
                    number: string;
                };
            };
            /** @description Server-sent events for the gateway: balances, notices, changed site settings */
            getEvents: {
                answer: {
                    /** @constant */
                    success: true;
                    value: unknown;
                };
            };
            /** @description One of the operator's own exports */
            getExport: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description A list that is, or was, written into a file as a whole */
                    value: {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        askedAt: string;
                        endedAt: string | null;
                        expiresAt: string | null;
                        failure: ("TOO_MANY_ROWS" | "RIGHT_GONE" | "BROKEN") | null;
                        /** @description As it was asked for */
                        filter: {
                            [key: string]: unknown;
                        };
                        /** @enum {unknown} */
                        format: "CSV" | "XLSX";
                        /** @description It can be downloaded now */
                        hasFile: boolean;
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        id: string;
                        /** @description What a file of the format holds */
                        mostRows: number;
                        rowsExpected: number | null;
                        rowsWritten: number;
                        /**
                         * @description Bytes
                         * @example 48213
                         */
                        size: string;
                        /** @enum {unknown} */
                        source: "MEMBERS" | "DEPOSITS" | "WITHDRAWALS" | "BETS" | "TRANSFERS" | "PROMOTION_CLAIMS" | "REBATE_CLAIMS" | "AUDIT_ENTRIES" | "SETTLEMENTS" | "ADJUSTMENTS" | "VENDOR_TRANSFERS" | "LOTTERY_DRAWS" | "TICKETS" | "SUSPENSE" | "AGENT_DEBTS";
                        /** @enum {unknown} */
                        state: "QUEUED" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
                        timeZone: string;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description A stored picture, for those who may see it */
            getFile: {
                answer: {
                    /** @constant */
                    success: true;
                    value: unknown;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What was played by game, most staked first */
            getGamesReport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        before: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            from: string;
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            to: string;
                        };
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        countedUntil: string;
                        currency: string;
                        days: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                playedReturn: number | null;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                validBet: string;
                            };
                        }[];
                        daysBefore: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                playedReturn: number | null;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                validBet: string;
                            };
                        }[];
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        from: string;
                        rows: {
                            before: {
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                playedReturn: number | null;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                validBet: string;
                            };
                            figures: {
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                playedReturn: number | null;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                validBet: string;
                            };
                            key: string;
                            name: string | null;
                        }[];
                        timeZone: string;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        to: string;
                        totals: {
                            bets: number;
                            /** @example 150000.00 */
                            grossRevenue: string;
                            /** @example 150000.00 */
                            payout: string;
                            playedReturn: number | null;
                            /** @example 150000.00 */
                            stake: string;
                            /** @example 150000.00 */
                            validBet: string;
                        };
                        totalsBefore: {
                            bets: number;
                            /** @example 150000.00 */
                            grossRevenue: string;
                            /** @example 150000.00 */
                            payout: string;
                            playedReturn: number | null;
                            /** @example 150000.00 */
                            stake: string;
                            /** @example 150000.00 */
                            validBet: string;
                        };
                    };
                };
                query?: {
                    /** @enum {unknown} */
                    category?: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /** @description The first day; thirty days back unless told */
                    from?: string;
                    /** @description The last one, at most 400 days on; today unless told */
                    to?: string;
                    /** @description Code of the vendor */
                    vendor?: string;
                };
            };
            /** @description One win that raised the alarm */
            getGreatWin: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["GreatWin"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Help articles in a language, by topic and place */
            getHelpCenter: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["HelpArticle"][];
                };
                query?: {
                    /** @constant */
                    device?: "WEB";
                    /** @example vi */
                    lang?: string;
                };
            };
            /** @description Whether the member is known to be who they are */
            getIdentity: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Identity"];
                };
            };
            /** @description A picture the member uploaded */
            getIdentityDocument: {
                answer: {
                    /** @constant */
                    success: true;
                    value: unknown;
                };
                params: {
                    /** @enum {unknown} */
                    kind: "FRONT" | "BACK" | "SELFIE";
                };
            };
            /** @description One job with its last 50 failures, the newest first */
            getJob: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        dueAt: string | null;
                        everySeconds: number | null;
                        failures: components["schemas"]["JobFailure"][];
                        failuresInRow: number;
                        /** @example follow-payouts */
                        id: string;
                        /** @description Whether it can be run without a piece of work */
                        isRunnable: boolean;
                        /**
                         * @description ROUND: every so many seconds; SCHEDULED: by minute, hour, day in UTC; QUEUE: as pieces come into its queue
                         * @enum {unknown}
                         */
                        kind: "ROUND" | "SCHEDULED" | "QUEUE";
                        lastFailure: components["schemas"]["JobFailure"] | null;
                        lastRanAt: string | null;
                        lastSucceededAt: string | null;
                        lastTookMilliseconds: number | null;
                        runningSince: string | null;
                        schedule: string | null;
                        since: string | null;
                        /**
                         * @description OVERDUE: it missed two of its times, or a piece waits for ten minutes; FAILING: its last run failed, or a piece gave up; RUNNING: for three seconds and more
                         * @enum {unknown}
                         */
                        state: "HEALTHY" | "RUNNING" | "FAILING" | "OVERDUE";
                        /** @description Pieces that gave up and wait for an operator */
                        stuck: number;
                        /** @description Pieces in its queue whose time has come */
                        waiting: number;
                        waitingSince: string | null;
                    };
                };
                params: {
                    /** @example follow-payouts */
                    id: string;
                };
            };
            /** @description JSON Web Key Set to seal (E) bodies to (ECDH-ES, A256GCM) */
            getKeys: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        keys: {
                            [key: string]: unknown;
                        }[];
                    };
                };
            };
            /** @description The running weeks of the brand’s leaderboards with the member’s own place, and the places that won something */
            getLeaderboards: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        leaderboards: components["schemas"]["Leaderboard"][];
                        won: components["schemas"]["WonPlace"][];
                    };
                };
            };
            /** @description A week of a leaderboard: the first 100 as they stand, or those who won once it is closed */
            getLeaderboardWeek: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["LeaderboardWeek"];
                };
                params: {
                    /** @example cuoc-moi-ngay */
                    code: string;
                };
                query?: {
                    /** @description Any day of the week; the last one without it */
                    startsOn?: string;
                };
            };
            /** @description What the brand allows between a member and his own line, to whom, and the last such transfers */
            getLineTransfers: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @example 150000.00 */
                        dailyMaximum: string;
                        /** @example 150000.00 */
                        maximum: string;
                        /** @example 150000.00 */
                        minimum: string;
                        receivers: {
                            account: string;
                            /** @enum {unknown} */
                            direction: "UP" | "DOWN";
                            nickname: string | null;
                        }[];
                        toDownline: boolean;
                        toUpline: boolean;
                        transfers: components["schemas"]["MemberTransfer"][];
                    };
                };
                query?: {
                    /** @description Whoever has this name comes first, however many may receive */
                    account?: string;
                };
            };
            /** @description One lottery: rules in force, and the draws that can be bet on, at most 120 */
            getLottery: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Lottery"] & {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        now: string;
                        rules: components["schemas"]["LotteryRules"];
                        upcomingDraws: components["schemas"]["LotteryDraw"][];
                    };
                };
                params: {
                    /** @example SSC_1M */
                    gameCode: string;
                };
                query?: {
                    /** @example vi */
                    language?: string;
                };
            };
            /** @description Lotteries by vendor, and the prize mode they are played in */
            getLotteryMenus: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        gameMenus: {
                            /** @description The vendor's name */
                            accountTypeName: string;
                            games: components["schemas"]["Game"][];
                            /** @enum {unknown} */
                            gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                            vassalage: string;
                        }[];
                        prizeMode: "ELOTT" | "LOTT";
                    };
                };
                query?: {
                    /** @example vi */
                    language?: string;
                };
            };
            /** @description One kind of goods of the mall */
            getMallGoods: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorMallGoods"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description The signed-in member */
            getMember: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Member"];
                };
            };
            /** @description One bet of a member with its movements and the round */
            getMemberBet: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["BetDetail"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    betId: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Everything known about a member, with the line above */
            getMemberProfile: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MemberProfile"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Limits and breaks of a member */
            getMemberProtection: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MemberProtection"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Who came, who plays, who came back, by month of registration */
            getMembersReport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        before: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            from: string;
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            to: string;
                        };
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        countedUntil: string;
                        currency: string;
                        days: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                activeMembers: number;
                                /** @example 150000.00 */
                                deposited: string;
                                firstDeposits: number;
                                /** @example 150000.00 */
                                given: string;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                registrations: number;
                                returningMembers: number;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                value: string;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                        }[];
                        daysBefore: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                activeMembers: number;
                                /** @example 150000.00 */
                                deposited: string;
                                firstDeposits: number;
                                /** @example 150000.00 */
                                given: string;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                registrations: number;
                                returningMembers: number;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                value: string;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                        }[];
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        from: string;
                        rows: {
                            before: {
                                activeMembers: number;
                                /** @example 150000.00 */
                                deposited: string;
                                firstDeposits: number;
                                /** @example 150000.00 */
                                given: string;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                registrations: number;
                                returningMembers: number;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                value: string;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                            figures: {
                                activeMembers: number;
                                /** @example 150000.00 */
                                deposited: string;
                                firstDeposits: number;
                                /** @example 150000.00 */
                                given: string;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                registrations: number;
                                returningMembers: number;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                value: string;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                            key: string;
                            name: string | null;
                        }[];
                        timeZone: string;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        to: string;
                        totals: {
                            activeMembers: number;
                            /** @example 150000.00 */
                            deposited: string;
                            firstDeposits: number;
                            /** @example 150000.00 */
                            given: string;
                            /** @example 150000.00 */
                            grossRevenue: string;
                            registrations: number;
                            returningMembers: number;
                            /** @example 150000.00 */
                            stake: string;
                            /** @example 150000.00 */
                            value: string;
                            /** @example 150000.00 */
                            withdrawn: string;
                        };
                        totalsBefore: {
                            activeMembers: number;
                            /** @example 150000.00 */
                            deposited: string;
                            firstDeposits: number;
                            /** @example 150000.00 */
                            given: string;
                            /** @example 150000.00 */
                            grossRevenue: string;
                            registrations: number;
                            returningMembers: number;
                            /** @example 150000.00 */
                            stake: string;
                            /** @example 150000.00 */
                            value: string;
                            /** @example 150000.00 */
                            withdrawn: string;
                        };
                    };
                };
                query?: {
                    /** @description The first day; thirty days back unless told */
                    from?: string;
                    /** @description The last one, at most 400 days on; today unless told */
                    to?: string;
                };
            };
            /** @description How far members may send each other money */
            getMemberTransferRules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["TransferRules"];
                };
            };
            /** @description Where a member stands among the levels, with the steps that led there, the last first */
            getMemberVip: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MemberVip"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description One brand */
            getMerchant: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Merchant"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What somebody means to change on a brand; null where nobody does */
            getMerchantDraft: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MerchantDraft"] | null;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What a save of a brand made different, and what taking it back would */
            getMerchantVersion: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MerchantVersion"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                    number: number;
                };
            };
            /** @description Whether the brand uses one wallet for all vendors */
            getMerchantWallet: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        isSingle: boolean;
                    };
                };
            };
            /** @description One message; reading it does not mark it */
            getMessage: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Message"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What the signed-in member wants beside the inbox, by kind */
            getMessageSettings: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MessageSettings"];
                };
            };
            /** @description One event with its words */
            getMessageTemplate: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MessageTemplate"];
                };
                params: {
                    /** @example withdrawals.released */
                    event: string;
                };
            };
            /** @description The member’s missions: running windows, and the last ones where a reward still waits */
            getMissions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Mission"][];
                };
            };
            /** @description The signed-in operator with role and permissions */
            getOperator: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Operator"];
                };
            };
            /** @description One announcement */
            getOperatorAnnouncement: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorAnnouncement"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One banner */
            getOperatorBanner: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorBanner"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One bet with every order of the vendor and the vendor's record of the round */
            getOperatorBet: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        bet: components["schemas"]["Bet"] & {
                            account: string;
                            memberId: string;
                            source: string;
                            transactionId: string;
                        };
                        outcome: {
                            [key: string]: unknown;
                        } | null;
                        recallUrl: string | null;
                        sessionId: string;
                        vendorTransactions: components["schemas"]["VendorTransaction"][];
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One chat room */
            getOperatorChatRoom: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorChatRoom"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One contract with its terms and who did what about it */
            getOperatorContract: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorContract"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One of them */
            getOperatorCustomerService: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorCustomerService"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One deposit with its timeline and the transfers of the bank */
            getOperatorDeposit: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorDeposit"] & {
                        timeline: {
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            /**
                             * @description CREATED → PENDING → PAID → CREDITED | EXPIRED | FAILED; REVIEW while money came but not as agreed, or the member says to have paid
                             * @enum {unknown}
                             */
                            state: "CREATED" | "PENDING" | "REVIEW" | "PAID" | "CREDITED" | "EXPIRED" | "FAILED";
                        }[];
                        transfers: components["schemas"]["DepositTransfer"][];
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One dispute with the amount that it is about */
            getOperatorDispute: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorDispute"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One draw: what is at stake, entries, corrections, and whether it can be recomputed */
            getOperatorDraw: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["DrawDetail"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One rain with what was dealt of it */
            getOperatorEnvelopes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorEnvelopeRain"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One game of the brand in view */
            getOperatorGame: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description MAINTENANCE: shown, says so, cannot be started; OFF: not shown */
                        availability: "OPEN" | "MAINTENANCE" | "OFF";
                        /** @description What players see now, all reasons taken together */
                        effective: "OPEN" | "MAINTENANCE" | "OFF";
                        gameClassify: ("SC" | "VP" | "JP" | "TG" | "AC" | "BG") | null;
                        gameName: string;
                        /** @enum {unknown} */
                        gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                        hasDemo: boolean;
                        id: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        listedAt: string;
                        maintenance: {
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            from: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            until: string;
                        } | null;
                        pictureUrl: string;
                        /** @description Settled bets of the last days */
                        plays: number;
                        position: number;
                        tags: string[];
                        vendorCode: string;
                        vendorGameCode: string;
                        vendorName: string;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One article in its newest version */
            getOperatorHelpArticle: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorHelpArticle"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One identity */
            getOperatorIdentity: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorIdentity"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description A picture of a document; each view stands in the audit log */
            getOperatorIdentityDocument: {
                answer: {
                    /** @constant */
                    success: true;
                    value: unknown;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                    /** @enum {unknown} */
                    kind: "FRONT" | "BACK" | "SELFIE";
                };
            };
            /** @description One lottery: rules in force and before, odds of every play type and what each ticket returns */
            getOperatorLottery: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorLotteryDetail"];
                };
                params: {
                    /** @example SSC_1M */
                    id: string;
                };
            };
            /** @description One member */
            getOperatorMember: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorMember"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One promotion with its draft */
            getOperatorPromotion: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorPromotion"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One claim */
            getOperatorPromotionClaim: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorPromotionClaim"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One raffle with what was won of it */
            getOperatorRaffle: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorRaffle"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One redemption, with where it is sent */
            getOperatorRedemption: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorRedemption"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Whether the own authenticator app is on, and how many recovery codes are left */
            getOperatorSecurity: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        recoveryCodesLeft: number;
                        totpSince: string | null;
                    };
                };
            };
            /** @description What operators did, and how long withdrawals waited for them */
            getOperatorsReport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        before: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            from: string;
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            to: string;
                        };
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        countedUntil: string;
                        currency: string;
                        days: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                deeds: number;
                                withdrawals: number;
                                withdrawalSeconds: number | null;
                            };
                        }[];
                        daysBefore: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                deeds: number;
                                withdrawals: number;
                                withdrawalSeconds: number | null;
                            };
                        }[];
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        from: string;
                        rows: {
                            before: {
                                deeds: number;
                                withdrawals: number;
                                withdrawalSeconds: number | null;
                            };
                            figures: {
                                deeds: number;
                                withdrawals: number;
                                withdrawalSeconds: number | null;
                            };
                            key: string;
                            name: string | null;
                        }[];
                        timeZone: string;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        to: string;
                        totals: {
                            deeds: number;
                            withdrawals: number;
                            withdrawalSeconds: number | null;
                        };
                        totalsBefore: {
                            deeds: number;
                            withdrawals: number;
                            withdrawalSeconds: number | null;
                        };
                    };
                };
                query?: {
                    /** @description The first day; thirty days back unless told */
                    from?: string;
                    /** @description The last one, at most 400 days on; today unless told */
                    to?: string;
                };
            };
            /** @description One ticket with all that was said, notes of operators included */
            getOperatorTicket: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorTicket"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One vendor of the brand in view */
            getOperatorVendor: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        adapter: string | null;
                        /** @description MAINTENANCE: shown, says so, cannot be started; OFF: not shown */
                        availability: "OPEN" | "MAINTENANCE" | "OFF";
                        /** @description What players see now, all reasons taken together */
                        effective: "OPEN" | "MAINTENANCE" | "OFF";
                        /** @description Games on offer, those that are off included */
                        games: number;
                        gameTypes: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
                        /** @description Code of the vendor */
                        id: string;
                        maintenance: {
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            from: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            until: string;
                        } | null;
                        name: string;
                        /** @description Games that players can start now */
                        openGames: number;
                        position: number;
                    };
                };
                params: {
                    /** @example JL */
                    id: string;
                };
            };
            /** @description One withdrawal with everything that happened to it */
            getOperatorWithdrawal: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorWithdrawal"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What the brand wants done with deposits that are not paid as agreed */
            getPaymentSettings: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PaymentSettingsShape"];
                };
            };
            /** @description Money in and out by way of payment */
            getPaymentsReport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        before: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            from: string;
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            to: string;
                        };
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        countedUntil: string;
                        currency: string;
                        days: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                /** @example 150000.00 */
                                deposited: string;
                                deposits: number;
                                depositsAsked: number;
                                depositSeconds: number | null;
                                depositSuccess: number | null;
                                /** @example 150000.00 */
                                net: string;
                                withdrawals: number;
                                withdrawalsAsked: number;
                                withdrawalSeconds: number | null;
                                withdrawalSuccess: number | null;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                        }[];
                        daysBefore: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                /** @example 150000.00 */
                                deposited: string;
                                deposits: number;
                                depositsAsked: number;
                                depositSeconds: number | null;
                                depositSuccess: number | null;
                                /** @example 150000.00 */
                                net: string;
                                withdrawals: number;
                                withdrawalsAsked: number;
                                withdrawalSeconds: number | null;
                                withdrawalSuccess: number | null;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                        }[];
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        from: string;
                        rows: {
                            before: {
                                /** @example 150000.00 */
                                deposited: string;
                                deposits: number;
                                depositsAsked: number;
                                depositSeconds: number | null;
                                depositSuccess: number | null;
                                /** @example 150000.00 */
                                net: string;
                                withdrawals: number;
                                withdrawalsAsked: number;
                                withdrawalSeconds: number | null;
                                withdrawalSuccess: number | null;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                            figures: {
                                /** @example 150000.00 */
                                deposited: string;
                                deposits: number;
                                depositsAsked: number;
                                depositSeconds: number | null;
                                depositSuccess: number | null;
                                /** @example 150000.00 */
                                net: string;
                                withdrawals: number;
                                withdrawalsAsked: number;
                                withdrawalSeconds: number | null;
                                withdrawalSuccess: number | null;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                            key: string;
                            name: string | null;
                        }[];
                        timeZone: string;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        to: string;
                        totals: {
                            /** @example 150000.00 */
                            deposited: string;
                            deposits: number;
                            depositsAsked: number;
                            depositSeconds: number | null;
                            depositSuccess: number | null;
                            /** @example 150000.00 */
                            net: string;
                            withdrawals: number;
                            withdrawalsAsked: number;
                            withdrawalSeconds: number | null;
                            withdrawalSuccess: number | null;
                            /** @example 150000.00 */
                            withdrawn: string;
                        };
                        totalsBefore: {
                            /** @example 150000.00 */
                            deposited: string;
                            deposits: number;
                            depositsAsked: number;
                            depositSeconds: number | null;
                            depositSuccess: number | null;
                            /** @example 150000.00 */
                            net: string;
                            withdrawals: number;
                            withdrawalsAsked: number;
                            withdrawalSeconds: number | null;
                            withdrawalSuccess: number | null;
                            /** @example 150000.00 */
                            withdrawn: string;
                        };
                    };
                };
                query?: {
                    /** @description The first day; thirty days back unless told */
                    from?: string;
                    /** @description The last one, at most 400 days on; today unless told */
                    to?: string;
                };
            };
            /** @description Points of the member */
            getPointBalance: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /**
                         * @description Points, as decimals of one point; only whole ones are moved
                         * @example 150000.00
                         */
                        points: string;
                    };
                };
            };
            /** @description The ratio table of points for deposits, and what points are exchanged for */
            getPointConfig: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PointConfig"];
                };
            };
            /** @description The ratio table of the brand in view, and what points are exchanged for */
            getPointSettings: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorPointSettings"];
                };
            };
            /** @description Points given, spent and open */
            getPointsReport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        before: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            from: string;
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            to: string;
                        };
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        countedUntil: string;
                        currency: string;
                        days: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                /** @example 150000.00 */
                                issued: string;
                                liability: string | null;
                                /** @example 150000.00 */
                                spent: string;
                                /** @example 150000.00 */
                                takenBack: string;
                            };
                        }[];
                        daysBefore: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                /** @example 150000.00 */
                                issued: string;
                                liability: string | null;
                                /** @example 150000.00 */
                                spent: string;
                                /** @example 150000.00 */
                                takenBack: string;
                            };
                        }[];
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        from: string;
                        rows: {
                            before: {
                                /** @example 150000.00 */
                                issued: string;
                                liability: string | null;
                                /** @example 150000.00 */
                                spent: string;
                                /** @example 150000.00 */
                                takenBack: string;
                            };
                            figures: {
                                /** @example 150000.00 */
                                issued: string;
                                liability: string | null;
                                /** @example 150000.00 */
                                spent: string;
                                /** @example 150000.00 */
                                takenBack: string;
                            };
                            key: string;
                            name: string | null;
                        }[];
                        timeZone: string;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        to: string;
                        totals: {
                            /** @example 150000.00 */
                            issued: string;
                            liability: string | null;
                            /** @example 150000.00 */
                            spent: string;
                            /** @example 150000.00 */
                            takenBack: string;
                        };
                        totalsBefore: {
                            /** @example 150000.00 */
                            issued: string;
                            liability: string | null;
                            /** @example 150000.00 */
                            spent: string;
                            /** @example 150000.00 */
                            takenBack: string;
                        };
                    };
                };
                query?: {
                    /** @description The first day; thirty days back unless told */
                    from?: string;
                    /** @description The last one, at most 400 days on; today unless told */
                    to?: string;
                };
            };
            /** @description What the member told about themselves */
            getProfile: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Profile"];
                };
            };
            /** @description Win and loss of the member by day and by category */
            getProfit: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ProfitReport"];
                };
                query: {
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    from: string;
                    /**
                     * @description Whose midnight ends a day
                     * @default Asia/Ho_Chi_Minh
                     */
                    timeZone?: string;
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    to: string;
                };
            };
            /** @description Limits with what is used of them, the break in force and the reality check of the member */
            getProtection: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Protection"];
                };
            };
            /** @description Limits and breaks of members */
            getProtectionReport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        before: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            from: string;
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            to: string;
                        };
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        countedUntil: string;
                        currency: string;
                        days: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                limitsHit: number;
                                limitsRaised: number;
                                selfExclusions: number;
                                timeOuts: number;
                            };
                        }[];
                        daysBefore: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                limitsHit: number;
                                limitsRaised: number;
                                selfExclusions: number;
                                timeOuts: number;
                            };
                        }[];
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        from: string;
                        rows: {
                            before: {
                                limitsHit: number;
                                limitsRaised: number;
                                selfExclusions: number;
                                timeOuts: number;
                            };
                            figures: {
                                limitsHit: number;
                                limitsRaised: number;
                                selfExclusions: number;
                                timeOuts: number;
                            };
                            key: string;
                            name: string | null;
                        }[];
                        timeZone: string;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        to: string;
                        totals: {
                            limitsHit: number;
                            limitsRaised: number;
                            selfExclusions: number;
                            timeOuts: number;
                        };
                        totalsBefore: {
                            limitsHit: number;
                            limitsRaised: number;
                            selfExclusions: number;
                            timeOuts: number;
                        };
                    };
                };
                query?: {
                    /** @description The first day; thirty days back unless told */
                    from?: string;
                    /** @description The last one, at most 400 days on; today unless told */
                    to?: string;
                };
            };
            /** @description The public key with which a browser subscribes to notifications; null where the house sends none */
            getPushKey: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        key: string | null;
                    };
                };
            };
            /** @description One of them, with what each day and category brought */
            getRebateClaim: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RebateClaimDetail"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description By what the brand in view gives back what its members play */
            getRebateRules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RebateRules"];
                };
            };
            /** @description What the signed-in member gets back of what he plays: his rates, and the days of which something is left */
            getRebates: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Rebates"];
                };
            };
            /** @description The member’s own code, the rule of the brand and what came of it */
            getReferral: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Referral"];
                };
            };
            /** @description By what the brand in view gives for friends */
            getReferralRule: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ReferralRule"];
                };
            };
            /** @description Registration fields with their rules, as the operator set them */
            getRegistrationSetting: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RegistrationSetting"];
                };
            };
            /** @description What the house gave by programme */
            getRewardsReport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        before: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            from: string;
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            to: string;
                        };
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        countedUntil: string;
                        currency: string;
                        days: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                /** @example 150000.00 */
                                cost: string;
                                gifts: number;
                                /** @example 150000.00 */
                                given: string;
                                revenueShare: number | null;
                                /** @example 150000.00 */
                                takenBack: string;
                            };
                        }[];
                        daysBefore: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                /** @example 150000.00 */
                                cost: string;
                                gifts: number;
                                /** @example 150000.00 */
                                given: string;
                                revenueShare: number | null;
                                /** @example 150000.00 */
                                takenBack: string;
                            };
                        }[];
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        from: string;
                        rows: {
                            before: {
                                /** @example 150000.00 */
                                cost: string;
                                gifts: number;
                                /** @example 150000.00 */
                                given: string;
                                revenueShare: number | null;
                                /** @example 150000.00 */
                                takenBack: string;
                            };
                            figures: {
                                /** @example 150000.00 */
                                cost: string;
                                gifts: number;
                                /** @example 150000.00 */
                                given: string;
                                revenueShare: number | null;
                                /** @example 150000.00 */
                                takenBack: string;
                            };
                            key: string;
                            name: string | null;
                        }[];
                        timeZone: string;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        to: string;
                        totals: {
                            /** @example 150000.00 */
                            cost: string;
                            gifts: number;
                            /** @example 150000.00 */
                            given: string;
                            revenueShare: number | null;
                            /** @example 150000.00 */
                            takenBack: string;
                        };
                        totalsBefore: {
                            /** @example 150000.00 */
                            cost: string;
                            gifts: number;
                            /** @example 150000.00 */
                            given: string;
                            revenueShare: number | null;
                            /** @example 150000.00 */
                            takenBack: string;
                        };
                    };
                };
                query?: {
                    /** @description The first day; thirty days back unless told */
                    from?: string;
                    /** @description The last one, at most 400 days on; today unless told */
                    to?: string;
                };
            };
            /** @description One case with what was found and what was noted */
            getRiskCase: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RiskCase"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One rule of the brand in view */
            getRiskRule: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RiskRule"];
                };
                params: {
                    /** @enum {unknown} */
                    kind: "SHARED_DEVICE" | "SHARED_PAYOUT_ACCOUNT" | "SHARED_ADDRESS" | "BOTH_SIDES" | "MIRRORED_STAKES" | "DEPOSIT_VELOCITY" | "WITHDRAWAL_VELOCITY" | "FAST_OUT" | "BONUS_ABUSE" | "NEW_PAYOUT_ACCOUNT" | "BIG_WIN_OUT";
                };
            };
            /** @description One role of the house or of the brand in view */
            getRole: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorRole"];
                };
                params: {
                    /** @example SUPPORT */
                    id: ("ADMIN" | "CASHIER" | "SUPPORT" | "MARKETING" | "RISK" | "AGENT_MANAGER" | "AUDITOR") | string;
                };
            };
            /** @description What protects the account, and the sign-in before this one */
            getSecurity: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Security"];
                };
            };
            /** @description One settlement with what it comes to, and why contracts were skipped */
            getSettlement: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Settlement"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What the brand gives for coming every day, and how far the member is; null where nothing runs */
            getSignInDays: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignInDays"] | null;
                };
            };
            /** @description What the brand in view gives for coming every day, and what that costs */
            getSignInDaySettings: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignInDaySettings"];
                };
            };
            /** @description The brand: name, theme, languages, switched-on modules, customer service, countries */
            getSite: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Site"];
                };
            };
            /** @description One operator */
            getStaff: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Staff"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Whether the site is open, under maintenance or blocked for the visitor */
            getStatus: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SystemStatus"];
                };
                query?: {
                    /** @example vi */
                    language?: string;
                };
            };
            /** @description One conversation with what was said after a number */
            getSupportConversation: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorSupportTalk"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    after?: number;
                };
            };
            /** @description Whether somebody is there to speak with, and how long it takes */
            getSupportDesk: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SupportDesk"];
                };
            };
            /** @description A picture of the own conversation; a visitor’s secret is the header `Support-Secret` */
            getSupportPicture: {
                answer: {
                    /** @constant */
                    success: true;
                    value: unknown;
                };
                params: {
                    number: number;
                };
            };
            /** @description Who takes conversations of the brand in view, and what visitors are told */
            getSupportPresence: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SupportPresence"];
                };
            };
            /** @description One transfer in suspense with the deposits that it could be meant for */
            getSuspense: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SuspenseItem"] & {
                        candidates: components["schemas"]["Candidate"][];
                        deposit: components["schemas"]["OperatorDeposit"] | null;
                    };
                };
                params: {
                    /** @example VIETQR:FT26325000123 */
                    id: string;
                };
            };
            /** @description Gross and net revenue by month, of which a licence takes its tax */
            getTaxReport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        before: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            from: string;
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            to: string;
                        };
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        countedUntil: string;
                        currency: string;
                        days: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                /** @example 150000.00 */
                                agentsPay: string;
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                netRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                /** @example 150000.00 */
                                rewards: string;
                                /** @example 150000.00 */
                                stake: string;
                            };
                        }[];
                        daysBefore: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                /** @example 150000.00 */
                                agentsPay: string;
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                netRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                /** @example 150000.00 */
                                rewards: string;
                                /** @example 150000.00 */
                                stake: string;
                            };
                        }[];
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        from: string;
                        rows: {
                            before: {
                                /** @example 150000.00 */
                                agentsPay: string;
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                netRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                /** @example 150000.00 */
                                rewards: string;
                                /** @example 150000.00 */
                                stake: string;
                            };
                            figures: {
                                /** @example 150000.00 */
                                agentsPay: string;
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                netRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                /** @example 150000.00 */
                                rewards: string;
                                /** @example 150000.00 */
                                stake: string;
                            };
                            key: string;
                            name: string | null;
                        }[];
                        timeZone: string;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        to: string;
                        totals: {
                            /** @example 150000.00 */
                            agentsPay: string;
                            bets: number;
                            /** @example 150000.00 */
                            grossRevenue: string;
                            /** @example 150000.00 */
                            netRevenue: string;
                            /** @example 150000.00 */
                            payout: string;
                            /** @example 150000.00 */
                            rewards: string;
                            /** @example 150000.00 */
                            stake: string;
                        };
                        totalsBefore: {
                            /** @example 150000.00 */
                            agentsPay: string;
                            bets: number;
                            /** @example 150000.00 */
                            grossRevenue: string;
                            /** @example 150000.00 */
                            netRevenue: string;
                            /** @example 150000.00 */
                            payout: string;
                            /** @example 150000.00 */
                            rewards: string;
                            /** @example 150000.00 */
                            stake: string;
                        };
                    };
                };
                query?: {
                    /** @description The first day; thirty days back unless told */
                    from?: string;
                    /** @description The last one, at most 400 days on; today unless told */
                    to?: string;
                };
            };
            /** @description How large the team of the signed-in agent is, and up to when it is counted */
            getTeam: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Team"];
                };
            };
            /** @description One bet of a member of the line with its transactions and the round as the vendor recorded it */
            getTeamBet: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["BetDetail"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId: string;
                };
            };
            /** @description What the settled bets of the team come to, as far as they are counted */
            getTeamBetTotals: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @example 150000.00 */
                        payout: string;
                        /** @example 150000.00 */
                        profit: string;
                        /** @example 150000.00 */
                        stake: string;
                        /** @example 150000.00 */
                        validBet: string;
                    } | null;
                };
                query: {
                    /** @description The whole name of one member, anywhere in the line */
                    account?: string;
                    /** @description The first day */
                    from: string;
                    /** @enum {unknown} */
                    gameType?: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /**
                     * @description DIRECT: those directly below; TEAM: everybody below
                     * @default TEAM
                     * @enum {unknown}
                     */
                    scope?: "DIRECT" | "TEAM";
                    /** @enum {unknown} */
                    state?: "OPEN" | "SETTLED" | "VOID";
                    /** @description The last day, at most 92 days on */
                    to: string;
                    vassalage?: string;
                };
            };
            /** @description Figures of the team, or of one member below, by day and by category */
            getTeamReport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["TeamReport"];
                };
                query: {
                    /** @description The first day */
                    from: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId?: string;
                    /**
                     * @description OWN: the member alone
                     * @default TEAM
                     * @enum {unknown}
                     */
                    scope?: "TEAM" | "OWN";
                    /** @description The last day, at most 92 days on */
                    to: string;
                };
            };
            /** @description One ticket of the member with all that was said */
            getTicket: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Ticket"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description By when the brand in view answers and ends tickets */
            getTicketRules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["TicketRules"];
                };
            };
            /** @description What a brand came to today, beside yesterday until the same minute, as its reports count it */
            getToday: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        brands: {
                            code: string;
                            /** @example VND */
                            currency: string;
                            /** Format: date */
                            day: string;
                            merchantId: string;
                            name: string;
                            today: {
                                /**
                                 * @description Members who placed a bet that counts
                                 * @example 318
                                 */
                                activeMembers: number;
                                /** @example 150000.00 */
                                deposited: string;
                                /**
                                 * @description Members whose first deposit it was
                                 * @example 17
                                 */
                                firstDeposits: number;
                                /**
                                 * @description Stakes less payouts (GGR)
                                 * @example -1250000.00
                                 */
                                grossRevenue: string;
                                /**
                                 * @description That less rewards and agents’ pay (NGR)
                                 * @example -1250000.00
                                 */
                                netRevenue: string;
                                /**
                                 * @description Members who registered
                                 * @example 41
                                 */
                                newMembers: number;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                            /**
                             * @description Of the brand’s clock
                             * @example 14:25
                             */
                            until: string;
                            /** @description Null where nothing was noted at that time */
                            yesterday: {
                                /**
                                 * @description Members who placed a bet that counts
                                 * @example 318
                                 */
                                activeMembers: number;
                                /** @example 150000.00 */
                                deposited: string;
                                /**
                                 * @description Members whose first deposit it was
                                 * @example 17
                                 */
                                firstDeposits: number;
                                /**
                                 * @description Stakes less payouts (GGR)
                                 * @example -1250000.00
                                 */
                                grossRevenue: string;
                                /**
                                 * @description That less rewards and agents’ pay (NGR)
                                 * @example -1250000.00
                                 */
                                netRevenue: string;
                                /**
                                 * @description Members who registered
                                 * @example 41
                                 */
                                newMembers: number;
                                /** @example 150000.00 */
                                withdrawn: string;
                            } | null;
                            yesterdayUntil: string | null;
                        }[];
                        currencies: {
                            /** @example VND */
                            currency: string;
                            today: {
                                /**
                                 * @description Members who placed a bet that counts
                                 * @example 318
                                 */
                                activeMembers: number;
                                /** @example 150000.00 */
                                deposited: string;
                                /**
                                 * @description Members whose first deposit it was
                                 * @example 17
                                 */
                                firstDeposits: number;
                                /**
                                 * @description Stakes less payouts (GGR)
                                 * @example -1250000.00
                                 */
                                grossRevenue: string;
                                /**
                                 * @description That less rewards and agents’ pay (NGR)
                                 * @example -1250000.00
                                 */
                                netRevenue: string;
                                /**
                                 * @description Members who registered
                                 * @example 41
                                 */
                                newMembers: number;
                                /** @example 150000.00 */
                                withdrawn: string;
                            };
                            yesterday: {
                                /**
                                 * @description Members who placed a bet that counts
                                 * @example 318
                                 */
                                activeMembers: number;
                                /** @example 150000.00 */
                                deposited: string;
                                /**
                                 * @description Members whose first deposit it was
                                 * @example 17
                                 */
                                firstDeposits: number;
                                /**
                                 * @description Stakes less payouts (GGR)
                                 * @example -1250000.00
                                 */
                                grossRevenue: string;
                                /**
                                 * @description That less rewards and agents’ pay (NGR)
                                 * @example -1250000.00
                                 */
                                netRevenue: string;
                                /**
                                 * @description Members who registered
                                 * @example 41
                                 */
                                newMembers: number;
                                /** @example 150000.00 */
                                withdrawn: string;
                            } | null;
                        }[];
                    };
                };
                query?: {
                    /** @description Every brand at which the caller may see figures, not the one in view alone */
                    isOfAllBrands?: boolean;
                };
            };
            /** @description One movement with its legs, what it resolves or takes back, and what took it back */
            getTransfer: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        actor: string | null;
                        /** @example 150000.00 */
                        amount: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        at: string;
                        currency: string;
                        documentId: string;
                        /**
                         * @example deposit
                         * @enum {unknown}
                         */
                        documentKind: "adjustment" | "bank-transfer" | "bet" | "deposit" | "earning" | "envelope" | "leaderboard" | "member-transfer" | "mission" | "point-earning" | "point-return" | "promotion-claim" | "raffle-spin" | "rebate-claim" | "redemption" | "referral" | "seed" | "sign-in" | "turnover" | "vendor-transfer" | "vip-bonus" | "withdrawal";
                        entries: {
                            account: string;
                            /** @example 150000.00 */
                            amount: string;
                            balanceAfter: string | null;
                            leg: number;
                        }[];
                        fromAccount: string;
                        id: string;
                        /**
                         * @example DEPOSIT
                         * @enum {unknown}
                         */
                        kind: "BET" | "WIN" | "ROLLBACK" | "DEPOSIT" | "WITHDRAWAL" | "VENDOR_IN" | "VENDOR_OUT" | "TRANSFER_IN" | "TRANSFER_OUT" | "BONUS" | "REBATE" | "COMMISSION" | "DIVIDEND" | "REWARD" | "ADJUSTMENT" | "REVERSAL" | "OPENING" | "POINTS" | "PURCHASE";
                        memberAccount: string;
                        memberId: string;
                        /** @enum {unknown} */
                        outcome: "POSTED" | "REFUSED" | "CANCELLED";
                        /** @enum {unknown} */
                        phase: "SINGLE" | "PENDING" | "POST" | "VOID" | "TOMBSTONE";
                        reason: string | null;
                        refusal: string | null;
                        resolves: string | null;
                        reversedBy: string | null;
                        reverses: string | null;
                        source: string;
                        toAccount: string;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description The last trial balance of the ledger */
            getTrialBalance: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["TrialBalance"] | null;
                };
            };
            /** @description What the member has still to play, in all and bucket by bucket, newest first */
            getTurnover: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        buckets: components["schemas"]["TurnoverBucket"][];
                        /** @example 150000.00 */
                        done: string;
                        /** @example 150000.00 */
                        missing: string;
                        /** @example 150000.00 */
                        required: string;
                    };
                };
            };
            /** @description Unread platform messages */
            getUnreadCount: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        count: number;
                    };
                };
            };
            /** @description One case with both sides and what was noted */
            getVendorCase: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description A movement that we and a vendor do not tell alike */
                    value: {
                        closedAt: string | null;
                        closedBy: string | null;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        day: string;
                        /** @enum {unknown} */
                        difference: "MISSING_HERE" | "MISSING_THERE" | "DIFFERENT";
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        foundAt: string;
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        id: string;
                        /** @enum {unknown} */
                        kind: "BET" | "WIN" | "DEPOSIT" | "PAYOUT" | "RETURN";
                        merchantCode: string | null;
                        notes: {
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            id: string;
                            text: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            writtenAt: string;
                            writtenBy: string;
                        }[];
                        ours: {
                            /** @example 150000.00 */
                            amount: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            betId: string | null;
                            currency: string;
                            depositId: string | null;
                            /** @enum {unknown} */
                            kind: "BET" | "WIN" | "DEPOSIT" | "PAYOUT" | "RETURN";
                            member: string | null;
                            memberId: string | null;
                            /** @description Round of a game, or order of a payment */
                            round: string;
                            withdrawalId: string | null;
                        } | null;
                        outcome: ("VENDOR_WRONG" | "WE_WERE_WRONG" | "TIMING" | "OTHER") | null;
                        /**
                         * @description Protocol account of a game vendor, gateway of a payment service, or account at the bank
                         * @example gcp
                         * @example PSP
                         * @example bank:8800112233
                         */
                        source: string;
                        /** @enum {unknown} */
                        state: "OPEN" | "CLOSED";
                        theirs: {
                            /** @example 150000.00 */
                            amount: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            betId: string | null;
                            currency: string;
                            depositId: string | null;
                            /** @enum {unknown} */
                            kind: "BET" | "WIN" | "DEPOSIT" | "PAYOUT" | "RETURN";
                            member: string | null;
                            memberId: string | null;
                            /** @description Round of a game, or order of a payment */
                            round: string;
                            withdrawalId: string | null;
                        } | null;
                        transactionId: string;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Categories of a vendor, or of all, with the number of games in each */
            getVendorGameTypes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description MAINTENANCE: shown, says so, cannot be started */
                        availability: "OPEN" | "MAINTENANCE";
                        gameCount: number;
                        /** @enum {unknown} */
                        gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                        vassalage: string;
                    }[];
                };
                query?: {
                    vassalage?: string;
                };
            };
            /** @description What was played by vendor, most staked first */
            getVendorsReport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        before: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            from: string;
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            to: string;
                        };
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        countedUntil: string;
                        currency: string;
                        days: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                playedReturn: number | null;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                validBet: string;
                            };
                        }[];
                        daysBefore: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                playedReturn: number | null;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                validBet: string;
                            };
                        }[];
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        from: string;
                        rows: {
                            before: {
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                playedReturn: number | null;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                validBet: string;
                            };
                            figures: {
                                bets: number;
                                /** @example 150000.00 */
                                grossRevenue: string;
                                /** @example 150000.00 */
                                payout: string;
                                playedReturn: number | null;
                                /** @example 150000.00 */
                                stake: string;
                                /** @example 150000.00 */
                                validBet: string;
                            };
                            key: string;
                            name: string | null;
                        }[];
                        timeZone: string;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        to: string;
                        totals: {
                            bets: number;
                            /** @example 150000.00 */
                            grossRevenue: string;
                            /** @example 150000.00 */
                            payout: string;
                            playedReturn: number | null;
                            /** @example 150000.00 */
                            stake: string;
                            /** @example 150000.00 */
                            validBet: string;
                        };
                        totalsBefore: {
                            bets: number;
                            /** @example 150000.00 */
                            grossRevenue: string;
                            /** @example 150000.00 */
                            payout: string;
                            playedReturn: number | null;
                            /** @example 150000.00 */
                            stake: string;
                            /** @example 150000.00 */
                            validBet: string;
                        };
                    };
                };
                query?: {
                    /** @enum {unknown} */
                    category?: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /** @description The first day; thirty days back unless told */
                    from?: string;
                    /** @description The last one, at most 400 days on; today unless told */
                    to?: string;
                };
            };
            /** @description One transfer into or out of a vendor's wallet */
            getVendorTransfer: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorVendorTransfer"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description The levels of the brand, where the signed-in member stands, and the bonuses of his levels */
            getVip: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Vip"];
                };
            };
            /** @description The levels of the brand in view, the lowest first */
            getVipLevels: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["VipLevelSettings"];
                };
            };
            /** @description What waits for an operator at each desk that the caller may see, the longest waiting first */
            getWaiting: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        count: number;
                        /** @enum {unknown} */
                        desk: "withdrawals" | "deposits" | "suspense" | "adjustments" | "identities" | "referrals" | "supportChats" | "tickets" | "chatReports" | "promotionClaims" | "redemptions" | "contracts" | "agentDisputes" | "greatWins" | "riskCases" | "vendorCases" | "settlements" | "lotteryDraws" | "jobs";
                        /**
                         * Format: date-time
                         * @description When the oldest of it came
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        since: string;
                    }[];
                };
            };
            /** @description Wallets that vendors keep for the member, and the last movements between them and the main wallet */
            getWallets: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        isSingle: boolean;
                        /** @description The last ones, newest first */
                        transfers: components["schemas"]["WalletTransfer"][];
                        wallets: components["schemas"]["VendorWallet"][];
                    };
                };
            };
            /** @description One of them */
            getWebhook: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Webhook"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One of them with what it tells */
            getWebhookDelivery: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        attempts: number;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        createdAt: string;
                        data: {
                            [key: string]: unknown;
                        };
                        deliveredAt: string | null;
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        endpointId: string;
                        endpointName: string;
                        /** @description The `webhook-id` of every try */
                        eventId: string;
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        id: string;
                        /**
                         * @description What happened
                         * @enum {unknown}
                         */
                        kind: "MEMBER_REGISTERED" | "DEPOSIT_CHANGED" | "WITHDRAWAL_CHANGED" | "IDENTITY_DECIDED";
                        lastError: string | null;
                        lastStatus: number | null;
                        nextTryAt: string | null;
                        /** @description The deposit, withdrawal or member that it is about */
                        recordId: string;
                        /** @description Grows with each event */
                        sequence: number;
                        /**
                         * @description WAITING for its next try; DELIVERED: answered with 2xx; GIVEN_UP after three days
                         * @enum {unknown}
                         */
                        state: "WAITING" | "DELIVERED" | "GIVEN_UP";
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description One withdrawal of the member with the times of its states */
            getWithdrawal: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Withdrawal"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description The money of the member who asks for a withdrawal: what a decision is weighed by */
            getWithdrawalBackground: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["WithdrawalBackground"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description How the brand pays out */
            getWithdrawalSettings: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["WithdrawalSettingsShape"];
                };
            };
            /** @description What a withdrawal may be now, and what is still missing for one */
            getWithdrawalTerms: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["WithdrawalTerms"];
                };
            };
            /** @description Gives a conversation of one’s own to an operator who is available, or back to the queue */
            handOverSupportConversation: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorSupportConversation"];
                };
                body: {
                    operatorId: string | null;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Hides a writer from the member */
            hideChatAuthor: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["HiddenAuthor"][];
                };
                /** @description A message of his */
                body: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    roomId: string;
                    sequence: number;
                };
            };
            /** @description Lets no withdrawal of the member go on from now on until the case is closed */
            holdRiskCase: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RiskCase"];
                };
                body: {
                    note: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Nothing more of a settlement is paid until it is released */
            holdSettlement: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Settlement"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Hub88 wallet: balance */
            hubBalance: {
                answer: components["schemas"]["HubAnswer"];
                body: {
                    game_code?: string;
                    request_uuid: string;
                    token: string;
                    user: string;
                };
            };
            /** @description Hub88 wallet: bet */
            hubBet: {
                answer: components["schemas"]["HubAnswer"];
                body: {
                    amount: number;
                    bet?: string | null;
                    currency: string;
                    game_code: string;
                    is_free?: boolean;
                    /** @description What the vendor says of the bet; `odds` are decimal */
                    meta?: unknown;
                    request_uuid: string;
                    round: string;
                    round_closed?: boolean;
                    supplier_user?: string;
                    token: string;
                    transaction_uuid: string;
                    user: string;
                };
            };
            /** @description Hub88 wallet: rollback */
            hubRollback: {
                answer: components["schemas"]["HubAnswer"];
                body: {
                    game_code: string;
                    meta?: unknown;
                    reference_transaction_uuid: string;
                    request_uuid: string;
                    round: string;
                    round_closed?: boolean;
                    supplier_user?: string;
                    token: string;
                    transaction_uuid: string;
                    user: string;
                };
            };
            /** @description Hub88 wallet: who plays */
            hubUserInfo: {
                answer: components["schemas"]["HubAnswer"];
                body: {
                    game_code?: string;
                    request_uuid: string;
                    token: string;
                    user: string;
                };
            };
            /** @description Hub88 wallet: win */
            hubWin: {
                answer: components["schemas"]["HubAnswer"];
                body: {
                    amount: number;
                    bet?: string | null;
                    currency: string;
                    game_code: string;
                    is_free?: boolean;
                    meta?: unknown;
                    reference_transaction_uuid: string;
                    request_uuid: string;
                    round: string;
                    round_closed?: boolean;
                    supplier_user?: string;
                    token: string;
                    transaction_uuid: string;
                    user: string;
                };
            };
            /** @description The page of a game is still open: how long, with which result, and when the next reality check is due */
            keepPlaying: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PlayState"];
                };
            };
            /** @description The address of the portal that opens a chat room */
            launchChat: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        chatUrl: string;
                    };
                };
                query?: {
                    roomCode?: string;
                };
            };
            /** @description Opens a game for fun: play money kept by the vendor */
            launchDemo: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        game: components["schemas"]["Game"];
                        url: string;
                    };
                };
                body: {
                    backUrl?: string;
                    device: "WEB" | "MOBILE";
                    /** @example vi */
                    language?: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    nodeId: string;
                };
            };
            /** @description Opens a game session at the vendor and returns its address */
            launchGame: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        game: components["schemas"]["Game"];
                        gameSessionId: string;
                        /** @description Played with money that must be moved into the wallet its vendor keeps */
                        keepsWallet: boolean;
                        url: string;
                    };
                };
                body: {
                    backUrl?: string;
                    device: "WEB" | "MOBILE";
                    /** @example SSC_1M */
                    gameCode?: string;
                    /** @example vi */
                    language?: string;
                    /** @constant */
                    launchMode?: "LOTT";
                    /** @constant */
                    lottoArea?: "VN";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    nodeId?: string;
                    /** @enum {unknown} */
                    prizeMode?: "LOTT" | "ZY" | "ELOTT" | "SEA";
                };
            };
            /** @description Lets a member deposit again */
            liftDepositBlock: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["DepositBlock"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Links a Google or Facebook account; asks for the password again */
            linkIdentity: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["LinkedIdentity"][];
                };
                body: {
                    /** @description ID token of Firebase */
                    firebaseIdToken: string;
                    password: string;
                };
            };
            /** @description Adjustments, oldest request first unless sorted */
            listAdjustments: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Adjustment"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    askedBy?: string;
                    /** @description Made then or later */
                    from?: string;
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @description REVERSAL takes a posted transfer back */
                    kind?: "CREDIT" | "DEBIT" | "CORRECTION" | "REVERSAL";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @description REQUESTED → APPROVED (posted) | REJECTED | WITHDRAWN */
                    state?: "REQUESTED" | "APPROVED" | "REJECTED" | "WITHDRAWN";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description What the brand tells its agents in force, with what it tells every member, newest first */
            listAgentAnnouncements: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Announcement"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 9 */
                    pageSize?: number;
                };
            };
            /** @description What contracts came to by agent and kind, whoever cost most first */
            listAgentCosts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["AgentCost"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query: {
                    /** @description Part of the account name */
                    account?: string;
                    /** @description The first day on which the window of a settlement began */
                    from: string;
                    /** @enum {unknown} */
                    kind?: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @description The last one, at most 92 days on */
                    to: string;
                };
            };
            /** @description Members who owe of what was paid to them, the most first */
            listAgentDebts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["AgentDebt"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Part of the account name */
                    account?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description What the team of every agent came to over some days, whose team left the house most first */
            listAgentReports: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["AgentReport"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query: {
                    /** @description Begins the account name */
                    account?: string;
                    /** @description The first day */
                    from: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @description The last one, at most 92 days on */
                    to: string;
                };
            };
            /** @description Announcements and notices in force, newest first */
            listAnnouncements: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Announcement"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    execution?: string;
                    /** @example vi */
                    language?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 9 */
                    pageSize?: number;
                    /** @constant */
                    platform?: "W";
                    types?: string;
                };
            };
            /** @description Who came by a registration link, the last first */
            listArrivals: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Arrival"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Who changed what, newest first, with before and after */
            listAuditEntries: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["AuditEntry"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    action?: string;
                    /** @description Made then or later */
                    from?: string;
                    operatorAccount?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    subjectId?: string;
                    /** @enum {unknown} */
                    subjectKind?: "adjustments" | "adjustmentLimits" | "disputes" | "announcements" | "banners" | "bonuses" | "broadcasts" | "cannedAnswers" | "chat-messages" | "chat-cases" | "chat-rooms" | "contentNetworks" | "contracts" | "contractTemplates" | "customerServices" | "deposits" | "depositBlocks" | "lotteryCorrections" | "envelopes" | "exclusions" | "exports" | "fourEyesRules" | "games" | "gameChoices" | "greatWins" | "helpArticles" | "identities" | "jobs" | "leaderboards" | "lotteries" | "lotteryDraws" | "mallGoods" | "members" | "memberTransferRules" | "merchants" | "messageTemplates" | "missions" | "operators" | "roles" | "paymentChannels" | "paymentSettings" | "pointSettings" | "promotions" | "promotionClaims" | "raffles" | "rebateRules" | "redemptions" | "referrals" | "referralRule" | "chat-words" | "registrationFields" | "riskCases" | "riskRules" | "settlements" | "signInDays" | "supportChats" | "suspense" | "tags" | "tickets" | "ticketRules" | "turnoverRules" | "vendors" | "vendorCases" | "vendorTransfers" | "vipLevels" | "webhooks" | "whitelabelModules" | "withdrawals" | "withdrawalSettings";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description The newest comparison with the bank of each account and day, the newest day first */
            listBankComparisons: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            accountNumber: string;
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            differences: number;
                            figures: {
                                bankCount: number;
                                /** @example 150000.00 */
                                bankSum: string;
                                currency: string;
                                /** @enum {unknown} */
                                flow: "IN" | "OUT" | "BACK";
                                ownCount: number;
                                /** @example 150000.00 */
                                ownSum: string;
                            }[];
                            finishedAt: string | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            from: string;
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            id: string;
                            /** @description Whether the day was over; else what was old enough while it lasted */
                            isWholeDay: boolean;
                            /** @enum {unknown} */
                            outcome: "RUNNING" | "BALANCED" | "DIFFERENT" | "NOT_COMPARED";
                            reason: ("NO_ANSWER" | "REFUSED" | "ACCOUNT_UNKNOWN" | "CONTRACT_BROKEN" | "TOO_LONG" | "INTERRUPTED") | null;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            startedAt: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            to: string;
                        }[];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /**
                     * Format: date
                     * @example 2026-11-22
                     */
                    firstDay?: string;
                    /**
                     * Format: date
                     * @example 2026-11-22
                     */
                    lastDay?: string;
                    /** @enum {unknown} */
                    outcome?: "RUNNING" | "BALANCED" | "DIFFERENT" | "NOT_COMPARED";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description What differs between the books and the bank in one comparison */
            listBankDifferences: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            bankAmount: string | null;
                            bankId: string | null;
                            currency: string;
                            /** @enum {unknown} */
                            flow: "IN" | "OUT" | "BACK";
                            id: string;
                            /** @enum {unknown} */
                            kind: "MISSING_AT_BANK" | "MISSING_WITH_US" | "OTHER_AMOUNT" | "TWICE";
                            merchantCode: string | null;
                            ownAmount: string | null;
                            ownId: string | null;
                            reference: string | null;
                            withdrawalId: string | null;
                        }[];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Banks and e-wallets that money can be paid out to */
            listBanks: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Bank"][];
                };
            };
            /** @description Banners of a group, in order */
            listBanners: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Banner"][];
                };
                query: {
                    groupName: "w_login" | "w_register" | "w_forget" | "w_home" | "w_leftmenu";
                    /** @example vi */
                    language?: string;
                };
            };
            /** @description Betting record of the member, newest first */
            listBets: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Bet"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    } & {
                        totals: {
                            /** @example 150000.00 */
                            payout: string;
                            /** @example 150000.00 */
                            profit: string;
                            /** @example 150000.00 */
                            stake: string;
                            /** @example 150000.00 */
                            validBet: string;
                        };
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @enum {unknown} */
                    gameType?: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /** @description The vendor's id of the round; the id of a draw */
                    round?: string;
                    /** @description Part of the game's name; accents do not matter */
                    search?: string;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "OPEN" | "SETTLED" | "VOID";
                    /** @description Made before then */
                    to?: string;
                    vassalage?: string;
                };
            };
            /** @description Broadcasts of the brand in view, the newest first */
            listBroadcasts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Broadcast"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "DRAFT" | "SCHEDULED" | "SENDING" | "PAUSED" | "SENT" | "CANCELLED";
                };
            };
            /** @description The bets placed while a bucket was open, newest first: what each did for it, or why it did nothing */
            listBucketBets: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["BucketBet"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Answers that are given often, by language and title */
            listCannedAnswers: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["CannedAnswer"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @example vi */
                    language?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Ways to deposit that are open to the member */
            listChannels: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PaymentChannel"][];
                };
            };
            /** @description Reported messages: open ones first, the oldest of them first; then those decided last */
            listChatCases: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["ChatCase"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "OPEN" | "REMOVED" | "DISMISSED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Entries of a room without a gap, the earliest first */
            listChatMessages: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ChatLog"];
                };
                query: {
                    /** @description Cursor of a row: those behind it */
                    after?: string;
                    /** @description Cursor of a row: those before it */
                    before?: string;
                    first?: number;
                    /** @description Instead of `first` */
                    last?: number;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    roomId: string;
                };
            };
            /** @description Who may not write in the chat, or might not, the last one first */
            listChatMutes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorChatMute"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Part of the account name */
                    account?: string;
                    /** @description Those in force, or those that are over */
                    isActive?: boolean;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description The chat rooms shown to the caller, and what he may do there */
            listChatRooms: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Chat"];
                };
            };
            /** @description Words that nobody writes in the rooms of the brand in view, those added last first */
            listChatWords: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["ChatWord"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @description Part of it */
                    word?: string;
                };
            };
            /** @description Of which contracts the signed-in agent may offer a share to who comes, and how much */
            listContractOffers: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ContractOffer"][];
                };
            };
            /** @description Contracts that the member is paid by or pays, newest first, or those of some ids */
            listContracts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Contract"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Only those that wait for the member’s answer (true) */
                    awaitsOwnAnswer?: boolean;
                    /** @description Made then or later */
                    from?: string;
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @description Only those that are not over (true), or that are (false) */
                    isOpen?: boolean;
                    /** @enum {unknown} */
                    kind?: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /** @enum {unknown} */
                    party?: "PAYER" | "PAYEE";
                    sort?: string;
                    /**
                     * @description REQUESTED → ACTIVE | REJECTED; ACTIVE → TERMINATION_REQUESTED → TERMINATED, or back to ACTIVE
                     * @enum {unknown}
                     */
                    state?: "REQUESTED" | "ACTIVE" | "REJECTED" | "TERMINATION_REQUESTED" | "TERMINATED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description What the brand offers of each kind of contract, and its rules for it */
            listContractTemplates: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ContractTemplateShape"][];
                };
            };
            /** @description Copies of the member's data, newest first */
            listDataExports: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["DataExport"][];
                };
            };
            /** @description Members whose deposits are blocked after too many failures */
            listDepositBlocks: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["DepositBlock"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Deposits of the member, newest first */
            listDeposits: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Deposit"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /**
                     * @description CREATED → PENDING → PAID → CREDITED | EXPIRED | FAILED; REVIEW while money came but not as agreed, or the member says to have paid
                     * @enum {unknown}
                     */
                    state?: "CREATED" | "PENDING" | "REVIEW" | "PAID" | "CREDITED" | "EXPIRED" | "FAILED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description What direct downlines got of an earning, as it stood when it was settled, the most first */
            listDownlineShares: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["DownlineShare"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Corrections, the newest first */
            listDrawCorrections: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["DrawCorrection"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    drawId?: string;
                    /** @description Made then or later */
                    from?: string;
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "ASKED" | "REFUSED" | "RUNNING" | "DONE";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Draws of a lottery that were drawn, newest first */
            listDraws: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["LotteryDraw"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query: {
                    /** @example SSC_1M */
                    gameCode: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Bets of a member of the line in an earning's window, newest first */
            listEarningBets: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            gameName: string;
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            id: string;
                            /** @example 150000.00 */
                            payout: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            placedAt: string;
                            settledAt: string | null;
                            /** @example 150000.00 */
                            stake: string;
                            /** @enum {unknown} */
                            state: "OPEN" | "SETTLED" | "VOID";
                            /** @example 150000.00 */
                            validBet: string;
                            vendorName: string;
                        }[];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description The last dispute of each of some earnings of the signed-in agent; those without one are left out */
            listEarningDisputes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Dispute"][];
                };
                query: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    earningIds: string;
                };
            };
            /** @description What the team of an earning is made of in its window: its first member, and the teams directly below */
            listEarningParts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["TeamPart"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @description Of the team of this member of the line; of the agent unless told */
                    memberId?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description What the agent's contracts came to, the newest window first, or those of some ids */
            listEarnings: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Earning"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                        /** @description Of the whole list; what was denied is left out */
                        totals: {
                            /** @example 150000.00 */
                            amount: string;
                            /** @example 150000.00 */
                            paid: string;
                        };
                    };
                };
                query?: {
                    /** @description Windows that begin on this day of the brand's or later */
                    from?: string;
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @enum {unknown} */
                    kind?: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @description Windows that begin on this day or before */
                    to?: string;
                };
            };
            /** @description Who opened envelopes of a rain and what was in them, the last one first */
            listEnvelopeOpenings: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["EnvelopeOpening"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description The rains of red envelopes of the brand, each as it stands for the member */
            listEnvelopes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["EnvelopeRain"][];
                };
            };
            /** @description The operator's own exports at the brand in view, the newest first */
            listExports: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            askedAt: string;
                            endedAt: string | null;
                            expiresAt: string | null;
                            failure: ("TOO_MANY_ROWS" | "RIGHT_GONE" | "BROKEN") | null;
                            /** @description As it was asked for */
                            filter: {
                                [key: string]: unknown;
                            };
                            /** @enum {unknown} */
                            format: "CSV" | "XLSX";
                            /** @description It can be downloaded now */
                            hasFile: boolean;
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            id: string;
                            /** @description What a file of the format holds */
                            mostRows: number;
                            rowsExpected: number | null;
                            rowsWritten: number;
                            /**
                             * @description Bytes
                             * @example 48213
                             */
                            size: string;
                            /** @enum {unknown} */
                            source: "MEMBERS" | "DEPOSITS" | "WITHDRAWALS" | "BETS" | "TRANSFERS" | "PROMOTION_CLAIMS" | "REBATE_CLAIMS" | "AUDIT_ENTRIES" | "SETTLEMENTS" | "ADJUSTMENTS" | "VENDOR_TRANSFERS" | "LOTTERY_DRAWS" | "TICKETS" | "SUSPENSE" | "AGENT_DEBTS";
                            /** @enum {unknown} */
                            state: "QUEUED" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
                            timeZone: string;
                        }[];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "QUEUED" | "RUNNING" | "DONE" | "FAILED" | "CANCELLED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Ids of the favourite games */
            listFavouriteIds: {
                answer: {
                    /** @constant */
                    success: true;
                    value: string[];
                };
            };
            /** @description Favourite games */
            listFavourites: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Game"][];
                        pageNum: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @example vi */
                    language?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 999 */
                    pageSize?: number;
                };
            };
            /** @description What each of the agent's contracts comes to so far in its running window, and what is missing to the next tier */
            listForecasts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["EarningForecast"][];
                };
            };
            /** @description Every deed that takes two operators or may, with what the house and the brand in view say of it */
            listFourEyesRules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["FourEyesRule"][];
                };
            };
            /** @description The games chosen for a place of the lobby, in their order */
            listGameChoices: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description MAINTENANCE: shown, says so, cannot be started; OFF: not shown */
                        availability: "OPEN" | "MAINTENANCE" | "OFF";
                        /** @description What players see now, all reasons taken together */
                        effective: "OPEN" | "MAINTENANCE" | "OFF";
                        gameClassify: ("SC" | "VP" | "JP" | "TG" | "AC" | "BG") | null;
                        gameName: string;
                        /** @enum {unknown} */
                        gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                        hasDemo: boolean;
                        id: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        listedAt: string;
                        maintenance: {
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            from: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            until: string;
                        } | null;
                        pictureUrl: string;
                        /** @description Settled bets of the last days */
                        plays: number;
                        position: number;
                        tags: string[];
                        vendorCode: string;
                        vendorGameCode: string;
                        vendorName: string;
                    }[];
                };
                params: {
                    list: "HOT" | "MXWIN";
                };
            };
            /** @description Games of a category, by vendor, sub-type and name */
            listGames: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        games: components["schemas"]["Game"][];
                        pageNum: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    clientType?: number;
                    gameClassify?: string;
                    /** @enum {unknown} */
                    gameType?: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /** @example vi */
                    language?: string;
                    merchant?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    platform?: string;
                    /** @description Part of the name; accents do not matter */
                    search?: string;
                    sort?: string;
                    vassalage?: string;
                };
            };
            /** @description Games by their ids, for loaders */
            listGamesByIds: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Game"][];
                };
                query: {
                    ids: string;
                    /** @example vi */
                    language?: string;
                };
            };
            /** @description Tags that games of the brand in view wear */
            listGameTags: {
                answer: {
                    /** @constant */
                    success: true;
                    value: string[];
                };
            };
            /** @description Open contracts that the member pays to these members */
            listGivenContracts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Contract"][];
                };
                query: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids: string;
                };
            };
            /** @description Wins that raised the alarm of the brand in view, the newest first */
            listGreatWins: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["GreatWin"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /**
                     * @description SEEN: an operator looked at it
                     * @enum {unknown}
                     */
                    state?: "NEW" | "SEEN";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description What an article said each time that it was saved, the newest first */
            listHelpVersions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["HelpVersion"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                };
            };
            /** @description Hot games the operator chose */
            listHotGames: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        list: components["schemas"]["Game"][];
                    };
                };
                query?: {
                    isPlatform?: number;
                    /** @example vi */
                    language?: string;
                    merchantCode?: string;
                    platform?: string;
                };
            };
            /** @description Balances of the house accounts as a job took them last */
            listHouseAccounts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        accounts: {
                            account: string;
                            /** @example 150000.00 */
                            balance: string;
                            currency: string;
                            entries: number;
                        }[];
                        takenAt: string | null;
                    };
                };
            };
            /** @description Accounts of other houses with which the member may sign in */
            listIdentities: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["LinkedIdentity"][];
                };
            };
            /** @description Registration links of the signed-in agent, the newest first, or those of some ids */
            listInvitations: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Invitation"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Jackpots of the vendors as they stand, the largest first, each with a game that pays it; at most 24 */
            listJackpots: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Jackpot"][];
                };
                query?: {
                    /** @example vi */
                    language?: string;
                };
            };
            /** @description What the platform does by itself, and how it went last, by name */
            listJobs: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorJob"][];
                };
            };
            /** @description The languages that brands can be offered in, and how complete each is */
            listLanguages: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorLanguage"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description What is set for members of the line, and what is in force; who is not in the line is left out */
            listLineRules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["LineRules"][];
                };
                query?: {
                    /** @description These members of the line; the caller unless told */
                    ids?: string;
                };
            };
            /** @description Plans of the member, newest first, or those of some ids */
            listLotteryChases: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["LotteryChase"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @example SSC_1M */
                    gameCode?: string;
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @example vi */
                    language?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "ACTIVE" | "STOPPED" | "FINISHED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Lotteries by vendor, each with the draw that takes bets and the last one drawn */
            listLotteryMenus: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        gameMenus: components["schemas"]["LotteryMenu"][];
                    };
                };
                query?: {
                    /** @enum {unknown} */
                    device?: "WEB" | "MOBILE";
                    /** @example vi */
                    language?: string;
                    /** @enum {unknown} */
                    prizeMode?: "LOTT" | "ZY" | "ELOTT" | "SEA";
                };
            };
            /** @description Orders of the member, newest first */
            listLotteryOrders: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["LotteryOrder"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    chaseId?: string;
                    /** @description Made then or later */
                    from?: string;
                    /** @example SSC_1M */
                    gameCode?: string;
                    /** @example vi */
                    language?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "OPEN" | "SETTLED" | "CANCELLED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Goods of the mall, in their order */
            listMallGoods: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorMallGoods"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    isOpen?: boolean;
                    /** @enum {unknown} */
                    kind?: "GOODS" | "MONEY";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Members who raised limits, hit them or took breaks three times or more in thirty days */
            listMarkedMembers: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["MarkedMember"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Matches that run in the sports books, then those to come, each with the book; at most 12 */
            listMatches: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Match"][];
                };
                query?: {
                    /** @example vi */
                    language?: string;
                };
            };
            /** @description Games behind MXWIN the operator chose; none when he chose none */
            listMaxWinGames: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Game"][];
                };
                query?: {
                    /** @example vi */
                    language?: string;
                };
            };
            /** @description Bets of a member, newest first */
            listMemberBets: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Bet"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @enum {unknown} */
                    gameType?: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    state?: "OPEN" | "SETTLED" | "VOID";
                    /** @description Made before then */
                    to?: string;
                    vassalage?: string;
                };
            };
            /** @description What a member has or had to play, the newest first */
            listMemberBuckets: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorBucket"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId: string;
                };
                query?: {
                    /** @description Only of this deposit, claim or rebate */
                    documentId?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Deposits of a member, newest first */
            listMemberDeposits: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Deposit"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /**
                     * @description CREATED → PENDING → PAID → CREDITED | EXPIRED | FAILED; REVIEW while money came but not as agreed, or the member says to have paid
                     * @enum {unknown}
                     */
                    state?: "CREATED" | "PENDING" | "REVIEW" | "PAID" | "CREDITED" | "EXPIRED" | "FAILED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Figures of members of the line, their own and those of their teams; who is not in the line is left out */
            listMemberFigures: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MemberFigures"][];
                };
                query: {
                    /** @description The first day */
                    from: string;
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids: string;
                    /** @description The last day, at most 92 days on */
                    to: string;
                };
            };
            /** @description Notes about a member, pinned ones first, at most 200 */
            listMemberNotes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        createdAt: string;
                        id: string;
                        isPinned: boolean;
                        operatorAccount: string;
                    }[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description The last 100 sessions of a member with address and device */
            listMemberSessions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        createdAt: string;
                        endedAt: string | null;
                        id: string;
                        ip: string;
                        isOpen: boolean;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        lastSeenAt: string;
                        userAgent: string;
                    }[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Movements of one account of a member with the running balance, newest first */
            listMemberStatement: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            /** @example 150000.00 */
                            amount: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            /** @example 150000.00 */
                            balanceAfter: string;
                            /** @example 150000.00 */
                            balanceBefore: string;
                            currency: string;
                            cursor: string;
                            documentId: string;
                            /**
                             * @example deposit
                             * @enum {unknown}
                             */
                            documentKind: "adjustment" | "bank-transfer" | "bet" | "deposit" | "earning" | "envelope" | "leaderboard" | "member-transfer" | "mission" | "point-earning" | "point-return" | "promotion-claim" | "raffle-spin" | "rebate-claim" | "redemption" | "referral" | "seed" | "sign-in" | "turnover" | "vendor-transfer" | "vip-bonus" | "withdrawal";
                            /** @description Its own among the entries of all accounts */
                            id: string;
                            /**
                             * @example DEPOSIT
                             * @enum {unknown}
                             */
                            kind: "BET" | "WIN" | "ROLLBACK" | "DEPOSIT" | "WITHDRAWAL" | "VENDOR_IN" | "VENDOR_OUT" | "TRANSFER_IN" | "TRANSFER_OUT" | "BONUS" | "REBATE" | "COMMISSION" | "DIVIDEND" | "REWARD" | "ADJUSTMENT" | "REVERSAL" | "OPENING" | "POINTS" | "PURCHASE";
                            reason: string | null;
                            transferId: string;
                        }[];
                        endCursor: string | null;
                        hasNextPage: boolean;
                        hasPreviousPage: boolean;
                        startCursor: string | null;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @example CASH */
                    account?: string;
                    /** @description Cursor of a row: those behind it */
                    after?: string;
                    /** @description Cursor of a row: those before it */
                    before?: string;
                    currency?: string;
                    first?: number;
                    /** @description Made then or later */
                    from?: string;
                    /**
                     * @example DEPOSIT
                     * @enum {unknown}
                     */
                    kind?: "BET" | "WIN" | "ROLLBACK" | "DEPOSIT" | "WITHDRAWAL" | "VENDOR_IN" | "VENDOR_OUT" | "TRANSFER_IN" | "TRANSFER_OUT" | "BONUS" | "REBATE" | "COMMISSION" | "DIVIDEND" | "REWARD" | "ADJUSTMENT" | "REVERSAL" | "OPENING" | "POINTS" | "PURCHASE";
                    /** @description Instead of `first` */
                    last?: number;
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Every account of a member: wallets, money held, vendor wallets */
            listMemberWallets: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /**
                         * @example CASH
                         * @example HOLD
                         * @example VENDOR:JL
                         */
                        account: string;
                        /** @example 150000.00 */
                        balance: string;
                        currency: string;
                        /** @description Movements so far */
                        entries: number;
                    }[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Brands the operator may see */
            listMerchants: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Merchant"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    search?: string;
                    sort?: string;
                };
            };
            /** @description What each save of a brand made different, the newest first */
            listMerchantVersions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["MerchantVersion"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                };
            };
            /** @description Messages of the house to the signed-in member, the newest first */
            listMessages: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Message"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Those that are unread, or those that are read */
                    isUnread?: boolean;
                    /**
                     * @description What a message is about
                     * @enum {unknown}
                     */
                    kind?: "MONEY" | "SECURITY" | "REWARD" | "AGENT" | "HOUSE" | "PROMOTION";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /** @description Part of title or content, with or without accents */
                    search?: string;
                    sort?: string;
                };
            };
            /** @description All that members of the brand in view are told of, by kind */
            listMessageTemplates: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MessageTemplate"][];
                };
            };
            /** @description Whitelabel modules of the brand in view */
            listModules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorModule"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description The last draw of each lottery, or the last draws of one, at most 100 */
            listOpenedNumbers: {
                answer: {
                    /** @constant */
                    success: true;
                    value: ({
                        /** @example SSC_1M */
                        gameCode: string;
                    } & components["schemas"]["LotteryDraw"])[];
                };
                query?: {
                    /** @example SSC_1M */
                    gameCode?: string;
                    /** @default 20 */
                    limit?: number;
                };
            };
            /** @description Announcements and notices */
            listOperatorAnnouncements: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorAnnouncement"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    audience?: "ALL" | "AGENTS";
                    execution?: "A" | "B" | "F";
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    isPublished?: boolean;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    promotionType?: "B" | "PL" | "PU" | "PR" | "H";
                    /**
                     * @description HIDDEN: not published; SCHEDULED: published and starts later; RUNNING: shown now; OVER: its end has come
                     * @enum {unknown}
                     */
                    publication?: "HIDDEN" | "SCHEDULED" | "RUNNING" | "OVER";
                    search?: string;
                    sort?: string;
                };
            };
            /** @description Banners */
            listOperatorBanners: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorBanner"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    groupName?: "w_login" | "w_register" | "w_forget" | "w_home" | "w_leftmenu";
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    isPublished?: boolean;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /**
                     * @description HIDDEN: not published; SCHEDULED: published and starts later; RUNNING: shown now; OVER: its end has come
                     * @enum {unknown}
                     */
                    publication?: "HIDDEN" | "SCHEDULED" | "RUNNING" | "OVER";
                    search?: string;
                    sort?: string;
                };
            };
            /** @description Bets of the brand in view, newest first */
            listOperatorBets: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: (components["schemas"]["Bet"] & {
                            account: string;
                            memberId: string;
                            source: string;
                            transactionId: string;
                        })[];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    account?: string;
                    /** @description Made then or later */
                    from?: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    gameId?: string;
                    /** @enum {unknown} */
                    gameType?: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    round?: string;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "OPEN" | "SETTLED" | "VOID";
                    /** @description Made before then */
                    to?: string;
                    /** @description The vendor's own, of any order */
                    transactionId?: string;
                    /** @example JL */
                    vendorCode?: string;
                };
            };
            /** @description Ways to deposit of the brand, those that are switched off too */
            listOperatorChannels: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorChannel"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    ids?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Chat rooms of the brand in view, in the order in which members see them */
            listOperatorChatRooms: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorChatRoom"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Contracts of agents, newest first; `awaitsPlatform` is the queue of those that an operator has to answer */
            listOperatorContracts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorContract"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Part of the account of whoever is paid */
                    account?: string;
                    awaitsPlatform?: boolean;
                    /** @description Made then or later */
                    from?: string;
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @description Those about which something was refused or taken back, or the others */
                    isDisputed?: boolean;
                    isOpen?: boolean;
                    /** @enum {unknown} */
                    kind?: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    payeeId?: string;
                    sort?: string;
                    /**
                     * @description REQUESTED → ACTIVE | REJECTED; ACTIVE → TERMINATION_REQUESTED → TERMINATED, or back to ACTIVE
                     * @enum {unknown}
                     */
                    state?: "REQUESTED" | "ACTIVE" | "REJECTED" | "TERMINATION_REQUESTED" | "TERMINATED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Ways to reach people of the brand in view, also those that are switched off */
            listOperatorCustomerServices: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorCustomerService"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Deposits of the brand in view */
            listOperatorDeposits: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorDeposit"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @example VIETQR_MB */
                    channelId?: string;
                    /** @description Made then or later */
                    from?: string;
                    gateway?: string;
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @description Those in review of which the member says that he paid, or the others */
                    isClaimed?: boolean;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    search?: string;
                    sort?: string;
                    /**
                     * @description CREATED → PENDING → PAID → CREDITED | EXPIRED | FAILED; REVIEW while money came but not as agreed, or the member says to have paid
                     * @enum {unknown}
                     */
                    state?: "CREATED" | "PENDING" | "REVIEW" | "PAID" | "CREDITED" | "EXPIRED" | "FAILED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Disputes of the brand in view: open ones first, the oldest of them first; then those closed last */
            listOperatorDisputes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorDispute"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Part of the account name */
                    account?: string;
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /**
                     * @description Only an OPEN one is still to be answered
                     * @enum {unknown}
                     */
                    state?: "OPEN" | "UPHELD" | "REJECTED" | "WITHDRAWN";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Draws; sorted by need (what needs a person, then what takes bets, is over, is to come) or by drawsAt */
            listOperatorDraws: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorDraw"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Drawn from then on */
                    from?: string;
                    /** @example SSC_1M */
                    gameCode?: string;
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    isOfficial?: boolean;
                    /** @description Two results differ, an official draw waits for its result, or a draw is late */
                    needsOperator?: boolean;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "OPEN" | "CLOSED" | "HELD" | "DRAWN" | "SETTLED" | "VOID";
                    /** @description Drawn before */
                    to?: string;
                };
            };
            /** @description Rains of red envelopes of the brand in view, those changed last first */
            listOperatorEnvelopes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorEnvelopeRain"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "DRAFT" | "PUBLISHED" | "PAUSED";
                };
            };
            /** @description Time-outs and self-exclusions, newest first */
            listOperatorExclusions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: (components["schemas"]["Exclusion"] & {
                            account: string;
                            isOrigin: boolean;
                            liftAskedAt: string | null;
                            liftReason: string | null;
                            memberId: string;
                            reason: string | null;
                        })[];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @description Those in force, or those that are over */
                    isActive?: boolean;
                    /** @enum {unknown} */
                    liftState?: "ASKED" | "GRANTED" | "REFUSED";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Games of the brand in view */
            listOperatorGames: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            /** @description MAINTENANCE: shown, says so, cannot be started; OFF: not shown */
                            availability: "OPEN" | "MAINTENANCE" | "OFF";
                            /** @description What players see now, all reasons taken together */
                            effective: "OPEN" | "MAINTENANCE" | "OFF";
                            gameClassify: ("SC" | "VP" | "JP" | "TG" | "AC" | "BG") | null;
                            gameName: string;
                            /** @enum {unknown} */
                            gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                            hasDemo: boolean;
                            id: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            listedAt: string;
                            maintenance: {
                                /**
                                 * Format: date-time
                                 * @example 2026-11-21T08:30:00.000Z
                                 */
                                from: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-11-21T08:30:00.000Z
                                 */
                                until: string;
                            } | null;
                            pictureUrl: string;
                            /** @description Settled bets of the last days */
                            plays: number;
                            position: number;
                            tags: string[];
                            vendorCode: string;
                            vendorGameCode: string;
                            vendorName: string;
                        }[];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description MAINTENANCE: shown, says so, cannot be started; OFF: not shown */
                    availability?: "OPEN" | "MAINTENANCE" | "OFF";
                    /** @enum {unknown} */
                    gameClassify?: "SC" | "VP" | "JP" | "TG" | "AC" | "BG";
                    /** @enum {unknown} */
                    gameType?: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /** @description Part of the name; accents do not matter */
                    search?: string;
                    sort?: string;
                    /** @example tet */
                    tag?: string;
                    /** @example JL */
                    vendorCode?: string;
                };
            };
            /** @description Articles of the help centre in their newest version */
            listOperatorHelpArticles: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorHelpArticle"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @description Those that lack this language */
                    languageMissing?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /** @description Part of a title or the anchor */
                    search?: string;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "DRAFT" | "CHANGED" | "PUBLISHED";
                    /** @enum {unknown} */
                    topic?: "START" | "ACCOUNT" | "MONEY" | "GAMES" | "REWARDS" | "SAFER_PLAY" | "APP" | "RULES" | "CONTACT";
                };
            };
            /** @description Identities handed in, the one that waits longest first */
            listOperatorIdentities: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorIdentity"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "SUBMITTED" | "VERIFIED" | "REJECTED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Leaderboards of the brand in view, those that ended a year ago or less among them */
            listOperatorLeaderboards: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorLeaderboard"][];
                };
            };
            /** @description The tree of the brand in view: agents with nobody above, those directly below somebody, or whoever is found */
            listOperatorLines: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorLine"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Begins the account name */
                    account?: string;
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    uplineId?: string;
                };
            };
            /** @description Lotteries of the brand in view, in the order of their menu */
            listOperatorLotteries: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorLottery"][];
                };
            };
            /** @description Members of the brand in view */
            listOperatorMembers: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorMember"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    registeredFrom?: string;
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    registeredTo?: string;
                    search?: string;
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    seenFrom?: string;
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    seenTo?: string;
                    sort?: string;
                    status?: "ACTIVE" | "LOCKED" | "CLOSED";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    tagId?: string;
                    /**
                     * @description Numbers of the account types wanted, by commas
                     * @example 1,2
                     */
                    types?: string;
                };
            };
            /** @description Missions of the brand in view, those that ended a year ago or less among them */
            listOperatorMissions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorMission"][];
                };
            };
            /** @description Claims of the brand in view: those that wait the oldest first, others the newest first */
            listOperatorPromotionClaims: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorPromotionClaim"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Part of the account name */
                    account?: string;
                    /** @description Made then or later */
                    from?: string;
                    /** @description Those that look like abuse, or the others */
                    isSuspicious?: boolean;
                    /** @description Those that wait for an operator or are with one, or the others */
                    isWaiting?: boolean;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    promotionId?: string;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "JOINED" | "APPLYING" | "PROCESS" | "ISSUED" | "CLAIMED" | "REJECTED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Promotions of the brand in view, those changed last first */
            listOperatorPromotions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorPromotion"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @enum {unknown} */
                    category?: "WELCOME" | "DEPOSIT" | "DAILY" | "EVENT";
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "DRAFT" | "PUBLISHED" | "PAUSED" | "CLOSED";
                };
            };
            /** @description Raffles of the brand in view, those changed last first */
            listOperatorRaffles: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorRaffle"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "DRAFT" | "PUBLISHED" | "PAUSED";
                };
            };
            /** @description Who drew what of a raffle, the last one first */
            listOperatorRaffleSpins: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorRaffleSpin"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description What members of the brand in view were given, the last first */
            listOperatorRebateClaims: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorRebateClaim"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Part of the account name */
                    account?: string;
                    /** @enum {unknown} */
                    channel?: "MEMBER" | "JOB";
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description What members redeemed: what is in process first, the oldest of it first; then what was decided last */
            listOperatorRedemptions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorRedemption"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Part of the account name */
                    account?: string;
                    /** @description Made then or later */
                    from?: string;
                    /** @enum {unknown} */
                    kind?: "GOODS" | "MONEY" | "CONVERSION";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "IN_PROCESS" | "REJECTED" | "APPROVED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description What was done and refused in an agent’s name by others, the last first */
            listOperatorSubaccountDeeds: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["SubaccountDeed"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Those who act in an agent’s name, open ones first, the newest first */
            listOperatorSubaccounts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Subaccount"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Tickets of the brand in view: of those that wait what is due first; else the newest first */
            listOperatorTickets: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorTicket"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Part of the account name */
                    account?: string;
                    /** @enum {unknown} */
                    category?: "DEPOSIT" | "WITHDRAWAL" | "GAME" | "PROMOTION" | "ACCOUNT" | "SUGGESTION" | "COMPLAINT" | "OTHER";
                    claimedBy?: string;
                    /** @description Made then or later */
                    from?: string;
                    /** @description Those that were overdue or handed to the supervisors, or the others */
                    isEscalated?: boolean;
                    /** @description Those to which the house owes something, due first, or the others */
                    isWaiting?: boolean;
                    number?: string;
                    /** @enum {unknown} */
                    outcome?: "UPHELD" | "PARTLY" | "REJECTED" | "SETTLED";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "OPEN" | "CLAIMED" | "ESCALATED" | "ANSWERED" | "CLOSED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Vendors of the brand in view, in the order of the lobby */
            listOperatorVendors: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            adapter: string | null;
                            /** @description MAINTENANCE: shown, says so, cannot be started; OFF: not shown */
                            availability: "OPEN" | "MAINTENANCE" | "OFF";
                            /** @description What players see now, all reasons taken together */
                            effective: "OPEN" | "MAINTENANCE" | "OFF";
                            /** @description Games on offer, those that are off included */
                            games: number;
                            gameTypes: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
                            /** @description Code of the vendor */
                            id: string;
                            maintenance: {
                                /**
                                 * Format: date-time
                                 * @example 2026-11-21T08:30:00.000Z
                                 */
                                from: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-11-21T08:30:00.000Z
                                 */
                                until: string;
                            } | null;
                            name: string;
                            /** @description Games that players can start now */
                            openGames: number;
                            position: number;
                        }[];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description MAINTENANCE: shown, says so, cannot be started; OFF: not shown */
                    availability?: "OPEN" | "MAINTENANCE" | "OFF";
                    /** @enum {unknown} */
                    gameType?: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    ids?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /** @description Part of the name; accents do not matter */
                    search?: string;
                    sort?: string;
                };
            };
            /** @description The work queue: withdrawals of the brand in view, oldest first */
            listOperatorWithdrawals: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorWithdrawal"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    account?: string;
                    /** @description Made then or later */
                    from?: string;
                    /** @description Those that the caller works on, or the others */
                    isMine?: boolean;
                    isOpen?: boolean;
                    /** @description Those that wait for an operator, or the others */
                    isWaiting?: boolean;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /**
                     * @description REQUESTED → REVIEW → APPROVED → RELEASED → RECEIVED | PARTLY_RECEIVED | NOT_RECEIVED → CLOSED, or REJECTED, FAILED, CANCELLED
                     * @enum {unknown}
                     */
                    state?: "REQUESTED" | "REVIEW" | "APPROVED" | "RELEASED" | "RECEIVED" | "PARTLY_RECEIVED" | "NOT_RECEIVED" | "CLOSED" | "REJECTED" | "FAILED" | "CANCELLED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description What the agent is or was paid for by contracts that were signed; nothing while AGENTPOLICY3 is off */
            listPayKinds: {
                answer: {
                    /** @constant */
                    success: true;
                    value: ("DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY")[];
                };
            };
            /** @description The member's own accounts, numbers masked */
            listPayoutAccounts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PayoutAccount"][];
                };
            };
            /** @description Increases of limits that members asked for */
            listPendingLimits: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["PendingLimit"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Each change of the points of the member with what they came to, newest first */
            listPointChanges: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            /**
                             * @description Points after it
                             * @example 150000.00
                             */
                            accumulated: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            /**
                             * @description Points, as decimals of one point; only whole ones are moved
                             * @example 150000.00
                             */
                            change: string;
                            cursor: string;
                            /** @description The deposit or the redemption */
                            documentId: string;
                            id: string;
                            /** @enum {unknown} */
                            kind: "EARNED" | "GIVEN" | "REDEEMED" | "RETURNED" | "TAKEN_BACK";
                        }[];
                        endCursor: string | null;
                        hasNextPage: boolean;
                        hasPreviousPage: boolean;
                        startCursor: string | null;
                    };
                };
                query?: {
                    /** @description Cursor of a row: those behind it */
                    after?: string;
                    /** @description Cursor of a row: those before it */
                    before?: string;
                    first?: number;
                    /** @description Made then or later */
                    from?: string;
                    /** @description Instead of `first` */
                    last?: number;
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description What can be had for points, in the order of the brand */
            listPointRewards: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["PointReward"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description What the member claimed, the newest first */
            listPromotionClaims: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["PromotionClaim"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "JOINED" | "APPLYING" | "PROCESS" | "ISSUED" | "CLAIMED" | "REJECTED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Batches of a promotion, the newest first */
            listPromotionCodeBatches: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["PromotionCodeBatch"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Codes of a batch, which are worth money to whoever has them, in their order */
            listPromotionCodes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["PromotionCode"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description The promotions of the brand, each as it stands for the member, or for a visitor */
            listPromotions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Promotion"][];
                };
            };
            /** @description What the member is to be asked or told for their protection, and has not answered yet */
            listPrompts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: ("SAFER_PLAY" | "LIMITS" | "REVIEW")[];
                };
            };
            /** @description What waits for a second operator in the brand in view, the newest first */
            listProposals: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OpenProposal"][];
                };
            };
            /** @description The browsers that the member lets notifications come to, the newest first */
            listPushSubscriptions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PushSubscription"][];
                };
            };
            /** @description The raffles of the brand with exact chances, and the tickets that the member has of each */
            listRaffles: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Raffle"][];
                };
            };
            /** @description What the member drew, the last one first */
            listRaffleSpins: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["RaffleSpin"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description What the signed-in member was given, the last first */
            listRebateClaims: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["RebateClaim"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Games played last */
            listRecentGames: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Game"][];
                };
                query?: {
                    /** @example vi */
                    language?: string;
                };
            };
            /** @description Lotteries the member bet on last, at most 12 */
            listRecentLotteries: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Lottery"][];
                };
                query?: {
                    /** @example vi */
                    language?: string;
                };
            };
            /** @description What the member gave points for, newest first */
            listRedemptions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Redemption"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @enum {unknown} */
                    kind?: "GOODS" | "MONEY" | "CONVERSION";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "IN_PROCESS" | "REJECTED" | "APPROVED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Friends whom members brought: of one state, who waits longest first; else who came last first */
            listReferrals: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorReferral"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Part of the referrer’s account name */
                    account?: string;
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "CAME" | "DEPOSITED" | "PLAYED" | "HELD" | "PAID" | "REFUSED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Friends who registered with the member’s code, the last one first */
            listReferredFriends: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["ReferredFriend"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "CAME" | "DEPOSITED" | "PLAYED" | "HELD" | "PAID" | "REFUSED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Registration fields with their rules */
            listRegistrationFields: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: ({
                            /** @description Name of the field */
                            id: string;
                        } & components["schemas"]["RegistrationField"])[];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Everything that an operator may be allowed to do */
            listRights: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorRight"][];
                };
            };
            /** @description Members who have to be looked at: those not closed the longest waiting first, all others the newest first */
            listRiskCases: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["RiskCase"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @description Those that the caller works on, or the others */
                    isMine?: boolean;
                    /** @description Those that are not closed, or those that are */
                    isOpen?: boolean;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId?: string;
                    /** @enum {unknown} */
                    outcome?: "CLEARED" | "CONFIRMED" | "OTHER";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "OPEN" | "TAKEN" | "CLOSED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description All rules of the brand in view */
            listRiskRules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RiskRule"][];
                };
            };
            /** @description What the rules found about withdrawals, the newest first */
            listRiskSignals: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["RiskSignal"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    withdrawalId?: string;
                };
            };
            /** @description Roles that operators may have at a brand: those of the house, then those of the brand by name */
            listRoles: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description At most 50 beside those of the house */
                    value: components["schemas"]["OperatorRole"][];
                };
                query?: {
                    /**
                     * Format: uuid
                     * @description The brand in view unless told
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    merchantId?: string;
                };
            };
            /** @description Tables of live games, recommended first, at most 100 */
            listRooms: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        rooms: components["schemas"]["Game"][];
                    };
                };
                query?: {
                    /** @example vi */
                    language?: string;
                    vassalage?: string;
                };
            };
            /** @description Where the member is signed in, this place first */
            listSessions: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignedInPlace"][];
                };
            };
            /** @description What a settlement pays, in the order in which it is paid */
            listSettlementEarnings: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["SettlementEarning"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @description Part of the account name */
                    account?: string;
                    /** @description Those that correct a window settled before, or all others */
                    isCorrection?: boolean;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /** @enum {unknown} */
                    skipReason?: "UPLINE_WITHOUT_CONTRACT" | "BETTER_THAN_UPLINE" | "UPLINE_NOT_REACHED" | "LINE_MOVED" | "PAYEE_CLOSED";
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "NOTHING" | "UNAPPROVED" | "DUE" | "INSUFFICIENT" | "PART_PAID" | "PAID" | "DENIED";
                };
            };
            /** @description Settlements of the brand in view: those that wait for an operator first, then the newest */
            listSettlements: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Settlement"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Windows that begin then or later */
                    from?: string;
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    isHeld?: boolean;
                    /** @description Those that wait for an operator (unapproved or held), or the others */
                    isWaiting?: boolean;
                    /** @enum {unknown} */
                    kind?: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /**
                     * @description REALTIME: every five minutes
                     * @enum {unknown}
                     */
                    period?: "REALTIME" | "HOUR" | "DAY" | "WEEK" | "HALF_MONTH" | "MONTH";
                    sort?: string;
                    /**
                     * @description DONE: everything was paid, or tried at least once
                     * @enum {unknown}
                     */
                    state?: "UNAPPROVED" | "PAYING" | "DONE" | "DENIED";
                    /** @description Windows that begin before */
                    to?: string;
                };
            };
            /** @description Lottery bets of the member that he may show: those that wait for their draw and those that won, newest first */
            listShareableBets: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ShareableBet"][];
                };
            };
            /** @description Other members who came from the same address or with the same browser */
            listSharedOrigins: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        firstAt: string;
                        kind: "ADDRESS" | "DEVICE" | "REGISTRATION";
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        lastAt: string;
                        memberAccount: string;
                        memberId: string;
                        /** @description Zero for a registration */
                        sessions: number;
                        value: string;
                    }[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Operators who share a brand with the asker */
            listStaff: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Staff"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    isActive?: boolean;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /** @example SUPPORT */
                    role?: ("ADMIN" | "CASHIER" | "SUPPORT" | "MARKETING" | "RISK" | "AGENT_MANAGER" | "AUDITOR") | string;
                    search?: string;
                    sort?: string;
                };
            };
            /** @description Where an operator is signed in, the one used last first */
            listStaffSessions: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description At most 100 */
                    value: components["schemas"]["StaffSession"][];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Every movement of the main wallet, newest first, with the balance before and after */
            listStatement: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            /** @example 150000.00 */
                            amount: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            /** @example 150000.00 */
                            balanceAfter: string;
                            /** @example 150000.00 */
                            balanceBefore: string;
                            currency: string;
                            cursor: string;
                            description: string | null;
                            documentId: string;
                            /**
                             * @example deposit
                             * @enum {unknown}
                             */
                            documentKind: "adjustment" | "bank-transfer" | "bet" | "deposit" | "earning" | "envelope" | "leaderboard" | "member-transfer" | "mission" | "point-earning" | "point-return" | "promotion-claim" | "raffle-spin" | "rebate-claim" | "redemption" | "referral" | "seed" | "sign-in" | "turnover" | "vendor-transfer" | "vip-bonus" | "withdrawal";
                            id: string;
                            /** @enum {unknown} */
                            kind: "DEPOSIT" | "WITHDRAWAL" | "BET" | "WIN" | "ROLLBACK" | "BONUS" | "PAY" | "ADJUSTMENT" | "TRANSFER" | "PURCHASE";
                        }[];
                        endCursor: string | null;
                        hasNextPage: boolean;
                        hasPreviousPage: boolean;
                        startCursor: string | null;
                    };
                };
                query?: {
                    /** @description Cursor of a row: those behind it */
                    after?: string;
                    /** @description Cursor of a row: those before it */
                    before?: string;
                    first?: number;
                    /** @description Made then or later */
                    from?: string;
                    /** @enum {unknown} */
                    kind?: "DEPOSIT" | "WITHDRAWAL" | "BET" | "WIN" | "ROLLBACK" | "BONUS" | "PAY" | "ADJUSTMENT" | "TRANSFER" | "PURCHASE";
                    /** @description Instead of `first` */
                    last?: number;
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description What was done and refused in the agent’s name by others, the last first */
            listSubaccountDeeds: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["SubaccountDeed"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @description By one of them alone */
                    subaccountId?: string;
                };
            };
            /** @description Those who act in the agent’s name, open ones first, the newest first */
            listSubaccounts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Subaccount"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Conversations of the brand in view: those that wait, one’s own, all that are open, or those that are over */
            listSupportConversations: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorSupportConversation"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    view?: "QUEUE" | "MINE" | "ACTIVE" | "CLOSED";
                };
            };
            /** @description Money that nobody was credited for, oldest first */
            listSuspense: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["SuspenseItem"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @enum {unknown} */
                    outcome?: "CREDITED" | "SUSPENSE" | "RETURNED";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /** @enum {unknown} */
                    reason?: "NO_CODE" | "UNKNOWN_CODE" | "SEVERAL_CODES" | "WRONG_ACCOUNT" | "SHORT" | "OVER" | "LATE" | "SECOND" | "REFUSED" | "CLOSED" | "UNREADABLE";
                    search?: string;
                    sort?: string;
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description The tags of the brand in view */
            listTags: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Tag"][];
                };
            };
            /** @description Bets of the team, newest first */
            listTeamBets: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            account: string;
                            bet: components["schemas"]["Bet"];
                            cursor: string;
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            memberId: string;
                        }[];
                        endCursor: string | null;
                        hasNextPage: boolean;
                        hasPreviousPage: boolean;
                        startCursor: string | null;
                    };
                };
                query: {
                    /** @description The whole name of one member, anywhere in the line */
                    account?: string;
                    /** @description Cursor of a row: those behind it */
                    after?: string;
                    /** @description Cursor of a row: those before it */
                    before?: string;
                    first?: number;
                    /** @description The first day */
                    from: string;
                    /** @enum {unknown} */
                    gameType?: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /** @description Instead of `first` */
                    last?: number;
                    /**
                     * @description DIRECT: those directly below; TEAM: everybody below
                     * @default TEAM
                     * @enum {unknown}
                     */
                    scope?: "DIRECT" | "TEAM";
                    /** @enum {unknown} */
                    state?: "OPEN" | "SETTLED" | "VOID";
                    /** @description The last day, at most 92 days on */
                    to: string;
                    vassalage?: string;
                };
            };
            /** @description Members of the team: those directly below somebody, or whoever is found anywhere in the line */
            listTeamMembers: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["TeamMember"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Begins the account name; the whole line is searched */
                    account?: string;
                    /** @description These members of the line, wherever they are */
                    ids?: string;
                    isAgent?: boolean;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @description Directly below this member; the caller unless told */
                    uplineId?: string;
                };
            };
            /** @description Who stands between the signed-in agent and members of his line; who is not in the line is left out */
            listTeamPaths: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        memberId: string;
                        /** @description The highest first, the member last */
                        path: string[];
                    }[];
                };
                query: {
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids: string;
                };
            };
            /** @description Movements of the main wallets of the team beside play, newest first */
            listTeamTransfers: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            account: string;
                            /** @description Less than nothing where it went out */
                            amount: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            cursor: string;
                            documentId: string;
                            /**
                             * @example deposit
                             * @enum {unknown}
                             */
                            documentKind: "adjustment" | "bank-transfer" | "bet" | "deposit" | "earning" | "envelope" | "leaderboard" | "member-transfer" | "mission" | "point-earning" | "point-return" | "promotion-claim" | "raffle-spin" | "rebate-claim" | "redemption" | "referral" | "seed" | "sign-in" | "turnover" | "vendor-transfer" | "vip-bonus" | "withdrawal";
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            id: string;
                            /** @enum {unknown} */
                            kind: "DEPOSIT" | "WITHDRAWAL" | "BONUS" | "REBATE" | "COMMISSION" | "TRANSFER" | "ADJUSTMENT";
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            memberId: string;
                            /**
                             * @description HELD: set aside until it is decided; RETURNED: what had been set aside
                             * @enum {unknown}
                             */
                            step: "DONE" | "HELD" | "RETURNED";
                        }[];
                        endCursor: string | null;
                        hasNextPage: boolean;
                        hasPreviousPage: boolean;
                        startCursor: string | null;
                    };
                };
                query: {
                    /** @description The whole name of one member, anywhere in the line */
                    account?: string;
                    /** @description Cursor of a row: those behind it */
                    after?: string;
                    /** @description Cursor of a row: those before it */
                    before?: string;
                    first?: number;
                    /** @description The first day */
                    from: string;
                    /** @enum {unknown} */
                    kind?: "DEPOSIT" | "WITHDRAWAL" | "BONUS" | "REBATE" | "COMMISSION" | "TRANSFER" | "ADJUSTMENT";
                    /** @description Instead of `first` */
                    last?: number;
                    /**
                     * @description DIRECT: those directly below; TEAM: everybody below
                     * @default TEAM
                     * @enum {unknown}
                     */
                    scope?: "DIRECT" | "TEAM";
                    /** @description The last day, at most 92 days on */
                    to: string;
                };
            };
            /** @description What the member said to the house, the newest first */
            listTickets: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Ticket"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @enum {unknown} */
                    category?: "DEPOSIT" | "WITHDRAWAL" | "GAME" | "PROMOTION" | "ACCOUNT" | "SUGGESTION" | "COMPLAINT" | "OTHER";
                    /** @description Made then or later */
                    from?: string;
                    isOpen?: boolean;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @enum {unknown} */
                    state?: "OPEN" | "CLAIMED" | "ESCALATED" | "ANSWERED" | "CLOSED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Movements of money, newest first */
            listTransfers: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            actor: string | null;
                            /** @example 150000.00 */
                            amount: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            currency: string;
                            cursor: string;
                            documentId: string;
                            /**
                             * @example deposit
                             * @enum {unknown}
                             */
                            documentKind: "adjustment" | "bank-transfer" | "bet" | "deposit" | "earning" | "envelope" | "leaderboard" | "member-transfer" | "mission" | "point-earning" | "point-return" | "promotion-claim" | "raffle-spin" | "rebate-claim" | "redemption" | "referral" | "seed" | "sign-in" | "turnover" | "vendor-transfer" | "vip-bonus" | "withdrawal";
                            fromAccount: string;
                            id: string;
                            /**
                             * @example DEPOSIT
                             * @enum {unknown}
                             */
                            kind: "BET" | "WIN" | "ROLLBACK" | "DEPOSIT" | "WITHDRAWAL" | "VENDOR_IN" | "VENDOR_OUT" | "TRANSFER_IN" | "TRANSFER_OUT" | "BONUS" | "REBATE" | "COMMISSION" | "DIVIDEND" | "REWARD" | "ADJUSTMENT" | "REVERSAL" | "OPENING" | "POINTS" | "PURCHASE";
                            memberAccount: string;
                            memberId: string;
                            /** @enum {unknown} */
                            outcome: "POSTED" | "REFUSED" | "CANCELLED";
                            /** @enum {unknown} */
                            phase: "SINGLE" | "PENDING" | "POST" | "VOID" | "TOMBSTONE";
                            reason: string | null;
                            refusal: string | null;
                            source: string;
                            toAccount: string;
                        }[];
                        endCursor: string | null;
                        hasNextPage: boolean;
                        hasPreviousPage: boolean;
                        startCursor: string | null;
                    };
                };
                query?: {
                    /** @description Cursor of a row: those behind it */
                    after?: string;
                    /** @description Cursor of a row: those before it */
                    before?: string;
                    documentId?: string;
                    /**
                     * @example deposit
                     * @enum {unknown}
                     */
                    documentKind?: "adjustment" | "bank-transfer" | "bet" | "deposit" | "earning" | "envelope" | "leaderboard" | "member-transfer" | "mission" | "point-earning" | "point-return" | "promotion-claim" | "raffle-spin" | "rebate-claim" | "redemption" | "referral" | "seed" | "sign-in" | "turnover" | "vendor-transfer" | "vip-bonus" | "withdrawal";
                    first?: number;
                    /** @description Made then or later */
                    from?: string;
                    /**
                     * @example DEPOSIT
                     * @enum {unknown}
                     */
                    kind?: "BET" | "WIN" | "ROLLBACK" | "DEPOSIT" | "WITHDRAWAL" | "VENDOR_IN" | "VENDOR_OUT" | "TRANSFER_IN" | "TRANSFER_OUT" | "BONUS" | "REBATE" | "COMMISSION" | "DIVIDEND" | "REWARD" | "ADJUSTMENT" | "REVERSAL" | "OPENING" | "POINTS" | "PURCHASE";
                    /** @description Instead of `first` */
                    last?: number;
                    /** @example 150000 */
                    maximum?: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId?: string;
                    /** @example 150000 */
                    minimum?: string;
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description The last 100 trial balances, newest first */
            listTrialBalances: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        accounts: number;
                        balanced: boolean;
                        id: string;
                        mismatches: number;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        ranAt: string;
                        transfers: number;
                    }[];
                };
            };
            /** @description What must be played before money leaves, for each source of money */
            listTurnoverRules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["TurnoverRuleShape"][];
                };
            };
            /** @description Movements that we and the vendors do not tell alike, those found last first */
            listVendorCases: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            closedAt: string | null;
                            closedBy: string | null;
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            /** @enum {unknown} */
                            difference: "MISSING_HERE" | "MISSING_THERE" | "DIFFERENT";
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            foundAt: string;
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            id: string;
                            /** @enum {unknown} */
                            kind: "BET" | "WIN" | "DEPOSIT" | "PAYOUT" | "RETURN";
                            merchantCode: string | null;
                            notes: {
                                /**
                                 * Format: uuid
                                 * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                                 */
                                id: string;
                                text: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-11-21T08:30:00.000Z
                                 */
                                writtenAt: string;
                                writtenBy: string;
                            }[];
                            ours: {
                                /** @example 150000.00 */
                                amount: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-11-21T08:30:00.000Z
                                 */
                                at: string;
                                betId: string | null;
                                currency: string;
                                depositId: string | null;
                                /** @enum {unknown} */
                                kind: "BET" | "WIN" | "DEPOSIT" | "PAYOUT" | "RETURN";
                                member: string | null;
                                memberId: string | null;
                                /** @description Round of a game, or order of a payment */
                                round: string;
                                withdrawalId: string | null;
                            } | null;
                            outcome: ("VENDOR_WRONG" | "WE_WERE_WRONG" | "TIMING" | "OTHER") | null;
                            /**
                             * @description Protocol account of a game vendor, gateway of a payment service, or account at the bank
                             * @example gcp
                             * @example PSP
                             * @example bank:8800112233
                             */
                            source: string;
                            /** @enum {unknown} */
                            state: "OPEN" | "CLOSED";
                            theirs: {
                                /** @example 150000.00 */
                                amount: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-11-21T08:30:00.000Z
                                 */
                                at: string;
                                betId: string | null;
                                currency: string;
                                depositId: string | null;
                                /** @enum {unknown} */
                                kind: "BET" | "WIN" | "DEPOSIT" | "PAYOUT" | "RETURN";
                                member: string | null;
                                memberId: string | null;
                                /** @description Round of a game, or order of a payment */
                                round: string;
                                withdrawalId: string | null;
                            } | null;
                            transactionId: string;
                        }[];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @enum {unknown} */
                    outcome?: "VENDOR_WRONG" | "WE_WERE_WRONG" | "TIMING" | "OTHER";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /**
                     * @description Protocol account of a game vendor, gateway of a payment service, or account at the bank
                     * @example gcp
                     * @example PSP
                     * @example bank:8800112233
                     */
                    source?: string;
                    /** @enum {unknown} */
                    state?: "OPEN" | "CLOSED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description The newest comparison with each vendor and day of the last 92 days, the newest day first */
            listVendorComparisons: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: {
                            /**
                             * Format: date
                             * @example 2026-11-22
                             */
                            day: string;
                            figures: {
                                currency: string;
                                different: number;
                                /** @enum {unknown} */
                                kind: "BET" | "WIN" | "DEPOSIT" | "PAYOUT" | "RETURN";
                                matched: number;
                                /** @example 150000.00 */
                                matchedSum: string;
                                missingHere: number;
                                missingThere: number;
                            }[];
                            finishedAt: string | null;
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            id: string;
                            /** @enum {unknown} */
                            outcome: "RUNNING" | "MATCHED" | "DIFFERENT" | "NOT_COMPARED";
                            reason: ("NO_ANSWER" | "REFUSED" | "CONTRACT_BROKEN" | "NO_REPORT" | "TOO_LONG" | "TOO_DIFFERENT" | "INTERRUPTED") | null;
                            /**
                             * @description Protocol account of a game vendor, gateway of a payment service, or account at the bank
                             * @example gcp
                             * @example PSP
                             * @example bank:8800112233
                             */
                            source: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            startedAt: string;
                        }[];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /**
                     * Format: date
                     * @example 2026-11-22
                     */
                    firstDay?: string;
                    /**
                     * Format: date
                     * @example 2026-11-22
                     */
                    lastDay?: string;
                    /** @enum {unknown} */
                    outcome?: "RUNNING" | "MATCHED" | "DIFFERENT" | "NOT_COMPARED";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /**
                     * @description Protocol account of a game vendor, gateway of a payment service, or account at the bank
                     * @example gcp
                     * @example PSP
                     * @example bank:8800112233
                     */
                    source?: string;
                };
            };
            /** @description Every vendor that the brands of the operator offer: breaker and last error, and their calls of the last 24 hours */
            listVendorHealth: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["VendorHealth"][];
                };
            };
            /** @description What vendors ordered of the wallets of these brands in the last 24 hours, by adapter, kind and result */
            listVendorOrders: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["VendorOrders"][];
                };
            };
            /** @description Vendors of each category */
            listVendors: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        data: {
                            lanes: components["schemas"]["VendorLane"][];
                        };
                    };
                };
                query?: {
                    /** @example vi */
                    language?: string;
                    merchantCode?: string;
                };
            };
            /** @description Transfers into and out of vendors' wallets, newest first unless sorted */
            listVendorTransfers: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["OperatorVendorTransfer"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Beginning of the member's user name */
                    account?: string;
                    /** @description IN: into the vendor's wallet; OUT: back to the main wallet */
                    direction?: "IN" | "OUT";
                    /** @description Made then or later */
                    from?: string;
                    hasProposal?: boolean;
                    /** @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10 */
                    ids?: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId?: string;
                    olderThanMinutes?: number;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /** @description PENDING: held, the vendor has not said what it did → DONE | FAILED (given back) */
                    state?: "PENDING" | "DONE" | "FAILED";
                    /** @description Made before then */
                    to?: string;
                    vendorCode?: string;
                };
            };
            /** @description The steps of the signed-in member from level to level, the last first */
            listVipSteps: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["VipStep"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description What was told to whom and what became of it, of the last 30 days, the newest first */
            listWebhookDeliveries: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["WebhookDelivery"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    endpointId?: string;
                    /** @description Made then or later */
                    from?: string;
                    /**
                     * @description What happened
                     * @enum {unknown}
                     */
                    kind?: "MEMBER_REGISTERED" | "DEPOSIT_CHANGED" | "WITHDRAWAL_CHANGED" | "IDENTITY_DECIDED";
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    recordId?: string;
                    sort?: string;
                    /**
                     * @description WAITING for its next try; DELIVERED: answered with 2xx; GIVEN_UP after three days
                     * @enum {unknown}
                     */
                    state?: "WAITING" | "DELIVERED" | "GIVEN_UP";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Systems of the brand in view that are told of what happens, by name */
            listWebhooks: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Webhook"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                };
            };
            /** @description Winner board: the greatest settled wins of the last days */
            listWinners: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Winner"][];
                };
                query?: {
                    /** @constant */
                    gameCategory?: "ALL";
                    /** @example vi */
                    language?: string;
                    /** @default 20 */
                    limitNum?: number;
                };
            };
            /** @description Withdrawals of the member, newest first */
            listWithdrawals: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: components["schemas"]["Withdrawal"][];
                        pageNum: number;
                        pageSize: number;
                        totalItems: number;
                        totalPages: number;
                    };
                };
                query?: {
                    /** @description Made then or later */
                    from?: string;
                    /** @default 1 */
                    pageNo?: number;
                    /** @default 20 */
                    pageSize?: number;
                    sort?: string;
                    /**
                     * @description REQUESTED → REVIEW → APPROVED → RELEASED → RECEIVED | PARTLY_RECEIVED | NOT_RECEIVED → CLOSED, or REJECTED, FAILED, CANCELLED
                     * @enum {unknown}
                     */
                    state?: "REQUESTED" | "REVIEW" | "APPROVED" | "RELEASED" | "RECEIVED" | "PARTLY_RECEIVED" | "NOT_RECEIVED" | "CLOSED" | "REJECTED" | "FAILED" | "CANCELLED";
                    /** @description Made before then */
                    to?: string;
                };
            };
            /** @description Mails a one-time password, valid for 30 minutes, that must be changed after signing in */
            mailPassword: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    email: string;
                    username: string;
                };
            };
            /** @description Makes a ticket of a conversation of one’s own or of one that is over, with what was said; made again it is the same */
            makeTicketOfConversation: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorSupportConversation"];
                };
                body: {
                    /** @enum {unknown} */
                    category: "DEPOSIT" | "WITHDRAWAL" | "GAME" | "PROMOTION" | "ACCOUNT" | "SUGGESTION" | "COMPLAINT" | "OTHER";
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Marks all messages as read that are there now */
            markAllMessagesRead: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description How many are unread then */
                        unread: number;
                    };
                };
            };
            /** @description Marks messages as read; those that are stay so */
            markMessagesRead: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description How many are unread then */
                        unread: number;
                    };
                };
                body: {
                    /** @description Those of others, or gone, count for nothing */
                    ids: string[];
                };
            };
            /** @description Counts whom a broadcast would reach that is still being written */
            measureReach: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["BroadcastReach"];
                };
                body: {
                    /** @description Only these accounts; empty: all */
                    accounts: string[];
                    audience: {
                        greatestLevel: number | null;
                        inactiveDays: number | null;
                        leastDeposits: {
                            /** @example 150000 */
                            amount: string;
                            days: number;
                        } | null;
                        leastLevel: number | null;
                        /** @description Accounts of agents: only for members below one of them; empty is for all */
                        line: string[];
                        newMembersDays: number | null;
                        /** @description Only for who wears one of them; empty: all */
                        tags: string[];
                    };
                    /**
                     * @description PROMOTION spares who may be offered nothing
                     * @enum {unknown}
                     */
                    kind: "HOUSE" | "PROMOTION";
                };
            };
            /** @description Moves a member, with everybody below, under another upline from the next local day on */
            moveLine: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorLine"];
                };
                body: {
                    reason: string;
                    uplineId: string | null;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Lets a member write nothing for a while; he reads until when and why */
            muteChatMember: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorChatMute"];
                };
                body: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId: string;
                    minutes: number;
                    reason: string;
                };
            };
            /** @description Notes what was found out about a case, closed or not */
            noteRiskCase: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RiskCase"];
                };
                body: {
                    text: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Adds a note that operators alone read */
            noteTicket: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorTicket"];
                };
                body: {
                    content: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    key: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Notes what was found out about a case, closed or not */
            noteVendorCase: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description A movement that we and a vendor do not tell alike */
                    value: {
                        closedAt: string | null;
                        closedBy: string | null;
                        /**
                         * Format: date
                         * @example 2026-11-22
                         */
                        day: string;
                        /** @enum {unknown} */
                        difference: "MISSING_HERE" | "MISSING_THERE" | "DIFFERENT";
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        foundAt: string;
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        id: string;
                        /** @enum {unknown} */
                        kind: "BET" | "WIN" | "DEPOSIT" | "PAYOUT" | "RETURN";
                        merchantCode: string | null;
                        notes: {
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            id: string;
                            text: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            writtenAt: string;
                            writtenBy: string;
                        }[];
                        ours: {
                            /** @example 150000.00 */
                            amount: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            betId: string | null;
                            currency: string;
                            depositId: string | null;
                            /** @enum {unknown} */
                            kind: "BET" | "WIN" | "DEPOSIT" | "PAYOUT" | "RETURN";
                            member: string | null;
                            memberId: string | null;
                            /** @description Round of a game, or order of a payment */
                            round: string;
                            withdrawalId: string | null;
                        } | null;
                        outcome: ("VENDOR_WRONG" | "WE_WERE_WRONG" | "TIMING" | "OTHER") | null;
                        /**
                         * @description Protocol account of a game vendor, gateway of a payment service, or account at the bank
                         * @example gcp
                         * @example PSP
                         * @example bank:8800112233
                         */
                        source: string;
                        /** @enum {unknown} */
                        state: "OPEN" | "CLOSED";
                        theirs: {
                            /** @example 150000.00 */
                            amount: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            at: string;
                            betId: string | null;
                            currency: string;
                            depositId: string | null;
                            /** @enum {unknown} */
                            kind: "BET" | "WIN" | "DEPOSIT" | "PAYOUT" | "RETURN";
                            member: string | null;
                            memberId: string | null;
                            /** @description Round of a game, or order of a payment */
                            round: string;
                            withdrawalId: string | null;
                        } | null;
                        transactionId: string;
                    };
                };
                body: {
                    text: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Proposes a contract, or other terms for one, to an agent with nobody above */
            offerContract: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        contract: components["schemas"]["OperatorContract"] | null;
                        proposal: components["schemas"]["OpenProposal"] | null;
                    };
                };
                body: {
                    account: string;
                    /**
                     * @description Where a period in which the house lost goes to
                     * @enum {unknown}
                     */
                    carry?: "NONE" | "NEXT" | "HALF_MONTH" | "PERMANENT";
                    /** @enum {unknown} */
                    kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                    /**
                     * @description REALTIME: every five minutes
                     * @enum {unknown}
                     */
                    period: "REALTIME" | "HOUR" | "DAY" | "WEEK" | "HALF_MONTH" | "MONTH";
                    /**
                     * @description HIGHEST: the highest tier reached whole; FLOAT: tiers whose loss is not reached pay in proportion
                     * @enum {unknown}
                     */
                    pick?: "HIGHEST" | "FLOAT";
                    reason: string;
                    tiers: {
                        activeMembers: number;
                        /** @example 150000 */
                        loss: string;
                        /** @description In 1/1 000 000: 10000 is 1 % */
                        rate: number;
                        /** @example 150000 */
                        validBet: string;
                    }[];
                };
            };
            /** @description Opens an account directly below the signed-in agent */
            openAccount: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OpenedAccount"];
                };
                body: {
                    isAgent: boolean;
                    offer?: {
                        /** @enum {unknown} */
                        kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                        /** @description In 1/1 000 000: 10000 is 1 % */
                        rate: number;
                    };
                    password: string;
                    username: string;
                };
            };
            /** @description Leads to the address of an entry of customer service */
            openCustomerService: {
                answer: {
                    /** @constant */
                    success: true;
                    value: unknown;
                };
                params: {
                    token: string;
                };
            };
            /** @description Opens an envelope of a rain; asked again it answers alike */
            openEnvelope: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["EnvelopeRain"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Opens a case about a member by hand, held back or not */
            openRiskCase: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RiskCase"];
                };
                body: {
                    holds: boolean;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId: string;
                    note: string;
                };
            };
            /** @description Signs an operator in */
            operatorSignIn: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        expiresAt: string;
                        operator: components["schemas"]["Operator"];
                        strangersClosedOutAt: string | null;
                        token: string;
                    };
                };
                body: {
                    account: string;
                    code?: string;
                    password: string;
                };
            };
            /** @description Ends the operator session */
            operatorSignOut: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
            };
            /** @description The order of vendors in the lobby: those named stand together at a place, in this order, the others stay in theirs */
            orderOperatorVendors: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        adapter: string | null;
                        /** @description MAINTENANCE: shown, says so, cannot be started; OFF: not shown */
                        availability: "OPEN" | "MAINTENANCE" | "OFF";
                        /** @description What players see now, all reasons taken together */
                        effective: "OPEN" | "MAINTENANCE" | "OFF";
                        /** @description Games on offer, those that are off included */
                        games: number;
                        gameTypes: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
                        /** @description Code of the vendor */
                        id: string;
                        maintenance: {
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            from: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            until: string;
                        } | null;
                        name: string;
                        /** @description Games that players can start now */
                        openGames: number;
                        position: number;
                    }[];
                };
                body: {
                    ids: string[];
                    /** @description Place of the first of them; 0, the front, unless told */
                    position?: number;
                    reason?: string;
                };
            };
            /** @description Stops sending after the batch that is under way; whoever has it keeps it */
            pauseBroadcast: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Broadcast"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Lets nobody open one until the rain is published again */
            pauseEnvelopes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorEnvelopeRain"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes nobody in any more, until it is published again; what was promised is kept */
            pausePromotion: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorPromotion"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Lets nobody draw until the raffle is published again; tickets stay */
            pauseRaffle: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorRaffle"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Pays what came back once more; a second operator has to want the same */
            payWithdrawalAgain: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorWithdrawal"];
                };
                body: {
                    reason: string;
                    reference?: string;
                    /** @description The bank’s reference of what came back of a payment made by hand */
                    returnReference?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Pins a note or takes the pin out */
            pinMemberNote: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        createdAt: string;
                        id: string;
                        isPinned: boolean;
                        operatorAccount: string;
                    };
                };
                body: {
                    isPinned: boolean;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    noteId: string;
                };
            };
            /** @description Bets on one draw, or on several by a plan (chase): all are taken or none */
            placeLotteryOrder: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @example 150000.00 */
                        balance: string;
                        chase: components["schemas"]["LotteryChase"] | null;
                        orders: components["schemas"]["LotteryOrder"][];
                    };
                };
                body: {
                    /** @description One for a plain order; more are a chase */
                    draws: {
                        multiple: number;
                        /** @example 20261122-0731 */
                        number: string;
                    }[];
                    /** @example SSC_1M */
                    gameCode: string;
                    lines: components["schemas"]["LotteryLine"][];
                    /** @description The rules the member saw; others in force refuse the order */
                    rulesVersion: number;
                    stopsOnWin?: boolean;
                };
            };
            /** @description What cancelling a bonus would cost */
            previewCancellation: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @example 150000.00 */
                        bonus: string;
                        currency: string;
                        /** @example 150000.00 */
                        forfeited: string;
                        /** @example 150000.00 */
                        winnings: string;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What making a draw void, or another result, would do to members; changes nothing */
            previewDrawCorrection: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["DrawCorrectionPreview"];
                };
                body: {
                    /** @enum {unknown} */
                    kind: "VOID" | "RESETTLE";
                    result?: string[][];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What moving a line would come to */
            previewLineMove: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["LineMovePreview"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query?: {
                    /** @description None: under nobody */
                    uplineAccount?: string;
                };
            };
            /** @description What rules would pay, and which tickets would return too little or too much; saves nothing */
            previewLotteryRules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        playTypes: components["schemas"]["OperatorPlayType"][];
                        /** @description More may be lost by them: they take a second operator */
                        raises: boolean;
                        /** @description More than the whole stake, at the best prize group */
                        tooHigh: components["schemas"]["LotteryTicketReturn"][];
                        tooLow: components["schemas"]["LotteryTicketReturn"][];
                    };
                };
                body: {
                    /** @example 1000000000 */
                    drawStakeLimit: string;
                    highestSeries: number;
                    lowestSeries: number;
                    /** @example 1000000000 */
                    memberStakeLimit: string;
                    /** @example 1000000000 */
                    numberPayoutLimit: string;
                    odds: {
                        /** @description Gross, in 1/10,000 */
                        odds: number;
                        playType: string;
                        prize: string;
                    }[];
                    /** @example 1000000000 */
                    playTypeStakeLimit: string;
                    /** @description Least return of any ticket, in 1/10,000; never under that of the house */
                    returnFloor: number;
                    /** @example 1000000000 */
                    singleWinLimit: string;
                    /** @example 1000000000 */
                    smallestUnit: string;
                    withheld: string[];
                };
                params: {
                    /** @example SSC_1M */
                    id: string;
                };
            };
            /** @description What cancelling a bonus would take from the member */
            previewMemberCancellation: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @example 150000.00 */
                        bonus: string;
                        currency: string;
                        /** @example 150000.00 */
                        forfeited: string;
                        /** @example 150000.00 */
                        winnings: string;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId: string;
                };
            };
            /** @description The words with sample values in them; nothing is kept */
            previewMessageTemplate: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        content: string;
                        title: string;
                    };
                };
                body: {
                    content: string;
                    title: string;
                };
                params: {
                    /** @example withdrawals.released */
                    event: string;
                    /** @example vi */
                    language: string;
                };
            };
            /** @description What a visitor of a brand would see, by its settings in force or by its draft */
            previewVisit: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["VisitPreview"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query: {
                    /**
                     * @description IP address of the visitor
                     * @example 203.0.113.7
                     */
                    address?: string;
                    /** @description By the draft of the brand */
                    byDraft?: boolean;
                    /** @example VN */
                    country?: string;
                    /** @description The host name that is opened */
                    host: string;
                    /** @description As a browser’s Accept-Language says it */
                    language?: string;
                };
            };
            /** @description Answers or asks about a contract of the kind DAILY_SALARY */
            processDailySalary: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Contract"];
                };
                body: {
                    /** @enum {unknown} */
                    action: "ACCEPT" | "REJECT" | "TERMINATE" | "REQUEST";
                    /** @default false */
                    confirmed?: boolean;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    contractId?: string;
                    terms?: components["schemas"]["ProposedTerms"];
                    /**
                     * @description The version that was read and is signed
                     * @default 1
                     */
                    version?: number;
                };
            };
            /** @description Answers or asks about a contract of the kind DIVIDEND */
            processDividend: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Contract"];
                };
                body: {
                    /** @enum {unknown} */
                    action: "ACCEPT" | "REJECT" | "TERMINATE" | "REQUEST";
                    /** @default false */
                    confirmed?: boolean;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    contractId?: string;
                    terms?: components["schemas"]["ProposedTerms"];
                    /**
                     * @description The version that was read and is signed
                     * @default 1
                     */
                    version?: number;
                };
            };
            /** @description Answers or asks about a contract of the kind HOURLY_SALARY */
            processHourlySalary: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Contract"];
                };
                body: {
                    /** @enum {unknown} */
                    action: "ACCEPT" | "REJECT" | "TERMINATE" | "REQUEST";
                    /** @default false */
                    confirmed?: boolean;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    contractId?: string;
                    terms?: components["schemas"]["ProposedTerms"];
                    /**
                     * @description The version that was read and is signed
                     * @default 1
                     */
                    version?: number;
                };
            };
            /** @description Answers or asks about a contract of the kind REALTIME_SALARY */
            processRealtimeSalary: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Contract"];
                };
                body: {
                    /** @enum {unknown} */
                    action: "ACCEPT" | "REJECT" | "TERMINATE" | "REQUEST";
                    /** @default false */
                    confirmed?: boolean;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    contractId?: string;
                    terms?: components["schemas"]["ProposedTerms"];
                    /**
                     * @description The version that was read and is signed
                     * @default 1
                     */
                    version?: number;
                };
            };
            /** @description An agent proposes a contract, or other terms for one, to a direct downline */
            proposeContract: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Contract"];
                };
                body: {
                    /**
                     * @description Where a period in which the house lost goes to
                     * @enum {unknown}
                     */
                    carry?: "NONE" | "NEXT" | "HALF_MONTH" | "PERMANENT";
                    /** @enum {unknown} */
                    kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    payeeId: string;
                    /**
                     * @description REALTIME: every five minutes
                     * @enum {unknown}
                     */
                    period: "REALTIME" | "HOUR" | "DAY" | "WEEK" | "HALF_MONTH" | "MONTH";
                    /**
                     * @description HIGHEST: the highest tier reached whole; FLOAT: tiers whose loss is not reached pay in proportion
                     * @enum {unknown}
                     */
                    pick?: "HIGHEST" | "FLOAT";
                    tiers: {
                        activeMembers: number;
                        /** @example 150000 */
                        loss: string;
                        /** @description In 1/1 000 000: 10000 is 1 % */
                        rate: number;
                        /** @example 150000 */
                        validBet: string;
                    }[];
                };
            };
            /** @description Shows a rain to members, or lets a paused one go on, which two operators want */
            publishEnvelopes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorEnvelopeRain"];
                };
                body: {
                    reason: string;
                    /** @description Of what would be published: publishing says it */
                    revision: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Players read the newest version from now on */
            publishHelpArticle: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorHelpArticle"];
                };
                body: {
                    reason?: string;
                    /** @description The newest one, as it was looked at */
                    version: number;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Makes a brand what its draft says, as `updateMerchant` would */
            publishMerchantDraft: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Merchant"];
                };
                body: {
                    reason: string;
                    /** @description The mark of what differs, as it was seen */
                    revision: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Makes the draft the next version, which two operators want */
            publishPromotion: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorPromotion"];
                };
                body: {
                    reason: string;
                    /** @description Of what would be published: publishing says it */
                    revision: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Shows a raffle to members, or lets a paused one go on, which two operators want */
            publishRaffle: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorRaffle"];
                };
                body: {
                    reason: string;
                    /** @description Of what would be published: publishing says it */
                    revision: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Puts a case back for others, also what a colleague left */
            putBackRiskCase: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RiskCase"];
                };
                body: Record<string, never>;
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Rates how a ticket was dealt with that is over, once */
            rateTicket: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Ticket"];
                };
                body: {
                    comment?: string;
                    rating: number;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description As whom a device code would sign in; it stays unused */
            readDeviceCode: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description Nickname, or the user name with its middle hidden */
                        name: string;
                    };
                };
                body: {
                    code: string;
                };
            };
            /** @description What the agent's contracts came to, by day and kind */
            readIncome: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["IncomeDay"][];
                };
                query: {
                    /** @description The first day */
                    from: string;
                    /** @description The last day, at most 92 days on */
                    to: string;
                };
            };
            /** @description The conversation of the member or of the secret, with what was said after a number; null where there is none */
            readSupportConversation: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SupportConversation"] | null;
                };
                body: {
                    /** @description Messages up to this number are known */
                    after?: number;
                    /**
                     * @description Of a visitor: 32 random bytes in base64url that the browser made for this conversation and keeps
                     * @example q5Xz0mB3vK8rT1yWcN7aJ4dGfH6sLpEuI2oQ9xVbZkM
                     */
                    secret?: string;
                };
            };
            /** @description Unlocks a session that was idle, or that a remembered device opened, by password or passkey */
            reauthenticate: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    passkey?: components["schemas"]["PasskeyAnswer"];
                    password?: string;
                };
            };
            /** @description The bank reports a received transfer (SePay-style webhook) */
            receiveBankTransfer: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    accountNumber: string;
                    accumulated?: number;
                    code: string | null;
                    content: string;
                    description?: string;
                    gateway: string;
                    /** @description Taken digit by digit, also beyond 2^53 */
                    id: number;
                    referenceCode: string;
                    subAccount?: string | null;
                    transactionDate: string;
                    transferAmount: number;
                    transferType: "in" | "out";
                };
            };
            /** @description The payment service reports what became of an order */
            receivePayment: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    account: string;
                    amount: string;
                    /** Format: date-time */
                    at: string;
                    currency: string;
                    order: string;
                    payment: string;
                    state: "PENDING" | "PAID" | "FAILED";
                };
            };
            /** @description Takes goods of the mall for points; goods wait for an operator, money is credited at once */
            redeemPointReward: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Redemption"];
                };
                body: {
                    /** @example 150000 */
                    amount: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    goodsId: string;
                    paymentPassword: string;
                    /** @example 150000 */
                    points: string;
                    quantity: number;
                    receiver?: components["schemas"]["Receiver"] | null;
                };
            };
            /** @description Takes part in the promotion that a code is for; all codes that do not work are answered alike */
            redeemPromotionCode: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Promotion"];
                };
                body: {
                    /** @description Case, spaces and dashes do not matter */
                    code: string;
                };
            };
            /** @description Refuses what the agent wants, or takes back what the platform wanted */
            refuseContract: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorContract"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes an own proposal back, or refuses that of somebody else */
            refuseProposal: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OpenProposal"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Refuses the reward for a friend, as long as it is not paid */
            refuseReferral: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorReferral"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Registers by user name and signs in (module USERNAMEREG3) */
            register: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignedIn"];
                };
                body: components["schemas"]["RegistrationUser"];
            };
            /** @description Registers by mobile number and SMS code and signs in (module MOBILENUMREG3) */
            registerMobile: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignedIn"];
                };
                body: components["schemas"]["RegistrationUser"];
            };
            /** @description Rejects an adjustment that somebody else asked for */
            rejectAdjustment: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Adjustment"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Refuses a claim; the member reads the reason */
            rejectPromotionClaim: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorPromotionClaim"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Refuses; the held money goes back */
            rejectWithdrawal: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorWithdrawal"];
                };
                body: {
                    /** @enum {unknown} */
                    code: "NAME_MISMATCH" | "ACCOUNT_INVALID" | "DOCUMENTS_NEEDED" | "RULES_BROKEN" | "MEMBER_ASKED" | "OTHER";
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Lets the referrer take the reward for a friend that was held */
            releaseReferral: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorReferral"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What was held is paid */
            releaseSettlement: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Settlement"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Puts a ticket that the operator has back into the queue */
            releaseTicket: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorTicket"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Lets the money go: by a payout order, or with the reference of a transfer made by hand */
            releaseWithdrawal: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorWithdrawal"];
                };
                body: {
                    reason?: string;
                    reference?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes the picture of the signed-in member away */
            removeAvatar: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        avatarUrl: string | null;
                    };
                };
            };
            /** @description Removes a message from a room, reported or not; it disappears at all listeners */
            removeChatMessage: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorChatMessage"];
                };
                body: {
                    reason: string;
                    sequence: number;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes a word off the list */
            removeChatWord: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ChatWord"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Removes a favourite */
            removeFavourite: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    /** @enum {unknown} */
                    gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    nodeId: string;
                    vendor: string;
                };
            };
            /** @description Takes the picture of a member away and tells the member */
            removeMemberAvatar: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MemberProfile"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Turns the authenticator app off against a code of it or a recovery code */
            removeOperatorTotp: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    code: string;
                    password: string;
                };
            };
            /** @description Removes a passkey */
            removePasskey: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    password: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes an account out of use */
            removePayoutAccount: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    paymentPassword: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Turns the authenticator app off against a code of it or a recovery code */
            removeTotp: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    code: string;
                    password: string;
                };
            };
            /** @description Names a passkey */
            renamePasskey: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    name: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Opens an account again that its member closed, within its cool-off of thirty days */
            reopenAccount: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MemberProtection"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Opens a ticket again within fourteen days of its end; one that is open stays so */
            reopenTicket: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Ticket"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Ten new recovery codes in the place of the old ones */
            replaceOperatorRecoveryCodes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        recoveryCodes: string[];
                    };
                };
                body: {
                    code: string;
                };
            };
            /** @description Ten new recovery codes in the place of the old ones */
            replaceRecoveryCodes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        recoveryCodes: string[];
                    };
                };
                body: {
                    code: string;
                };
            };
            /** @description Makes again what was given up since a moment, the oldest first, a thousand at most */
            replayWebhookDeliveries: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description False: ask once more */
                        isAll: boolean;
                        replayed: number;
                    };
                };
                body: {
                    reason?: string;
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    since: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Makes a delivery again, whatever became of it; one that waits is tried at once */
            replayWebhookDelivery: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["WebhookDelivery"];
                };
                body: {
                    reason?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Tells operators of a message; told again it is not told twice */
            reportChatMessage: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    /** @enum {unknown} */
                    reason: "ABUSE" | "FRAUD" | "SPAM" | "OTHER";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    roomId: string;
                    sequence: number;
                };
            };
            /** @description Asks for money to be put right; a different operator decides */
            requestAdjustment: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Adjustment"];
                };
                body: {
                    /** @description Positive; for CORRECTION also negative */
                    amount: string;
                    /** @description Number of a ticket, a letter, a bank statement */
                    document?: string;
                    kind: "CREDIT" | "DEBIT" | "CORRECTION";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId: string;
                    reason: string;
                };
            };
            /** @description Starts a copy of the member's data */
            requestDataExport: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["DataExport"];
                };
            };
            /** @description Asks for a draw to be made void or its result to be put right; a different operator decides */
            requestDrawCorrection: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["DrawCorrection"];
                };
                body: {
                    /** @enum {unknown} */
                    kind: "VOID" | "RESETTLE";
                    reason: string;
                    result?: string[][];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Asks the operator to end a self-exclusion early */
            requestExclusionLift: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Protection"];
                };
                body: {
                    reason: string;
                };
            };
            /** @description Asks for a posted transfer to be taken back */
            requestReversal: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Adjustment"];
                };
                body: {
                    /** @description Number of a ticket, a letter, a bank statement */
                    document?: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId: string;
                    reason: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    transferId: string;
                };
            };
            /** @description Asks for a withdrawal; its money is held at once */
            requestWithdrawal: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Withdrawal"];
                };
                body: {
                    /** @example 150000 */
                    amount: string;
                    paymentPassword: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    payoutAccountId: string;
                };
            };
            /** @description Replaces the password by a one-time one and ends the sessions */
            resetMemberPassword: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        mailedTo: string | null;
                        member: components["schemas"]["MemberProfile"];
                        oneTimePassword: string | null;
                    };
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes the payment password away; the member is told and sets a new one */
            resetMemberPaymentPassword: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MemberProfile"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes authenticator app, recovery codes and passkeys away, ends the sessions and tells the member */
            resetMemberSecondFactor: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MemberProfile"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Goes back to the default words */
            resetMessageTemplate: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MessageTemplate"];
                };
                body: {
                    reason?: string;
                };
                params: {
                    /** @example withdrawals.released */
                    event: string;
                    /** @example vi */
                    language: string;
                };
            };
            /** @description Gives a new password, told once, and ends the sessions of the operator */
            resetStaffPassword: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        operator: components["schemas"]["Staff"];
                        /** @description Told once; kept only as a hash */
                        password: string;
                    };
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes the authenticator app and the recovery codes of another operator away, and ends the sessions */
            resetStaffTotp: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Staff"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Decides a transfer that the vendor leaves in doubt, with four eyes */
            resolveVendorTransfer: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorVendorTransfer"];
                };
                body: {
                    /** @description DONE: the vendor moved the money; FAILED: it did not, and what was held goes back */
                    outcome: "DONE" | "FAILED";
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Makes a new version of what an earlier one said */
            restoreHelpVersion: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorHelpArticle"];
                };
                body: {
                    reason?: string;
                    version: number;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Goes on sending where it was paused */
            resumeBroadcast: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Broadcast"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Signs a remembered device in again and gives it its next token */
            resumeSession: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignedIn"];
                };
                body: {
                    deviceToken: string;
                };
            };
            /** @description Has a piece of work that gave up tried once more */
            retryJobFailure: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["JobFailure"];
                };
                body: {
                    reason?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Brings everything back to the main wallet */
            returnWallets: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        transfers: components["schemas"]["WalletTransfer"][];
                    };
                };
            };
            /** @description Says that somebody looked at a great win, and what he found */
            reviewGreatWin: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["GreatWin"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Gives one another secret, which is shown this once; the one before signs beside it for 24 hours */
            rotateWebhookSecret: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["WebhookWithSecret"];
                };
                body: {
                    reason?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Has a job done now by a node that works; what comes of it is told where the job is */
            runJob: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorJob"];
                };
                body: {
                    reason?: string;
                };
                params: {
                    /** @example follow-payouts */
                    id: string;
                };
            };
            /** @description Runs the trial balance now */
            runTrialBalance: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["TrialBalance"];
                };
            };
            /** @description Demands two operators for a deed, which counts at once, or no longer, which a second operator has to want too */
            saveFourEyesRule: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["FourEyesRule"];
                };
                body: {
                    isDemanded: boolean;
                    reason: string;
                };
                params: {
                    /** @enum {unknown} */
                    deed: "memberPassword" | "memberPaymentPassword" | "memberSecondFactor" | "memberPayeeName" | "memberUnlocking" | "memberReopening";
                };
            };
            /** @description Saves a new version; players read the published one until the new one is published */
            saveHelpArticle: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorHelpArticle"];
                };
                body: {
                    /** @description The version that was changed */
                    basedOn: number;
                    position: number;
                    reason?: string;
                    related: string[];
                    texts: {
                        /** @description Markdown */
                        content: string;
                        /** @example vi */
                        language: string;
                        title: string;
                    }[];
                    /** @enum {unknown} */
                    topic: "START" | "ACCOUNT" | "MONEY" | "GAMES" | "REWARDS" | "SAFER_PLAY" | "APP" | "RULES" | "CONTACT";
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Saves rules as a new version; bets taken keep the odds they were taken with */
            saveLotteryRules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorLotteryDetail"];
                };
                body: {
                    /** @description Version they were made from; refused when it is old */
                    basedOn: number;
                    /** @example 1000000000 */
                    drawStakeLimit: string;
                    highestSeries: number;
                    lowestSeries: number;
                    /** @example 1000000000 */
                    memberStakeLimit: string;
                    /** @example 1000000000 */
                    numberPayoutLimit: string;
                    odds: {
                        /** @description Gross, in 1/10,000 */
                        odds: number;
                        playType: string;
                        prize: string;
                    }[];
                    /** @example 1000000000 */
                    playTypeStakeLimit: string;
                    reason: string;
                    /** @description Least return of any ticket, in 1/10,000; never under that of the house */
                    returnFloor: number;
                    /** @example 1000000000 */
                    singleWinLimit: string;
                    /** @example 1000000000 */
                    smallestUnit: string;
                    withheld: string[];
                };
                params: {
                    /** @example SSC_1M */
                    id: string;
                };
            };
            /** @description Keeps what is meant to be changed on a brand, in place of the draft it has; the brand stays as it is */
            saveMerchantDraft: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MerchantDraft"] | null;
                };
                body: {
                    /** @description Those that may play, as the licence has it; none: all that are not blocked */
                    allowedCountries?: string[];
                    basedOn: number | null;
                    /** @description IP addresses that are kept out, and ranges of them */
                    blockedAddresses?: string[];
                    blockedCountries?: string[];
                    captchaComplexity?: number;
                    captchaProviders?: components["schemas"]["CaptchaProviders"];
                    /** @example vi */
                    defaultLanguage?: string;
                    /** @description Host names by which visitors open it, each of one brand only; the first is the one to share */
                    domains?: string[];
                    gtagId?: string | null;
                    iconUrl?: string | null;
                    identityForWithdrawal?: boolean;
                    languages?: string[];
                    licence?: string | null;
                    logoUrl?: string | null;
                    maintenanceMessages?: {
                        /** @example vi */
                        language: string;
                        message: string;
                    }[];
                    maintenanceUntil?: string | null;
                    /** @description Years; who is younger may not play */
                    minimumAge?: number;
                    /** @description Those whose mobile numbers are accepted, in the order in which they are offered */
                    mobileCountries?: string[];
                    name?: string;
                    /**
                     * @description A self-exclusion holds at all brands of one group
                     * @example SENVANG
                     */
                    operatorGroup?: string;
                    /** @description Operators need an authenticator app for this brand */
                    operatorTotpRequired?: boolean;
                    realityCheckMinutes?: 15 | 30 | 60;
                    reason?: string;
                    /** @description Downloads and guides; a page of the portal begins with / */
                    resources?: {
                        /** @enum {unknown} */
                        key: "MEDIA_GUIDE" | "APP_IOS" | "APP_IOS_LITE" | "APP_ANDROID";
                        /**
                         * @example https://app.example/ios
                         * @example /app#install-ios
                         */
                        url: string;
                    }[];
                    /** @description Whose codes prove a mobile number */
                    smsChannel?: "OWN" | "FIREBASE";
                    socialProviders?: ("GOOGLE" | "FACEBOOK")[];
                    status?: 0 | 1;
                    /** @description Colours of its own, by the design tokens they stand for; the house’s where it has none */
                    theme?: {
                        /** @example brand */
                        name: string;
                        /** @example #f0b849 */
                        value: string;
                    }[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Lets notifications come to this browser */
            savePushSubscription: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PushSubscription"];
                };
                body: {
                    auth: string;
                    /** @description Address at the push service of the browser */
                    endpoint: string;
                    p256dh: string;
                };
            };
            /** @description The twenty help articles that fit best, those that fit by their title first; accents and case do not matter */
            searchHelp: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["HelpFinding"][];
                };
                query: {
                    /** @example vi */
                    lang?: string;
                    text: string;
                };
            };
            /** @description Records of the brand in view that bear what was typed, of the kinds that the operator may read */
            searchRecords: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description At most 5 of each kind */
                    value: components["schemas"]["SearchHit"][];
                };
                query: {
                    text: string;
                };
            };
            /** @description Shuts the person out at all merchants of the operator, at once; withdrawing stays possible */
            selfExclude: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Protection"];
                };
                body: {
                    /** @enum {unknown} */
                    length: "SIX_MONTHS" | "YEAR" | "FIVE_YEARS" | "INDEFINITE";
                    reason?: string;
                };
            };
            /** @description Sends a draft that was counted, now or when it is scheduled */
            sendBroadcast: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Broadcast"];
                };
                body: {
                    count?: number | null;
                    reason: string;
                    /** @description Of what would be published: publishing says it */
                    revision: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Writes a message in a room */
            sendChatMessage: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ChatMessage"];
                };
                body: {
                    /** @description Made by the browser: sent again, the message is stored once */
                    clientId: string;
                    /** @description At most 300 characters */
                    content: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    roomId: string;
                };
            };
            /** @description Sends a code to a new e-mail address or telephone number of the account */
            sendContactCode: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["CodeSent"];
                };
                body: {
                    channel: "EMAIL" | "SMS";
                    /** @example +84 */
                    countryDialingCode?: string;
                    email?: string;
                    /**
                     * @description As people write it: 0912 345 678, +84912345678, 84912345678
                     * @example 912345678
                     */
                    mobileNum?: string;
                };
            };
            /** @description Sends a picture (multipart, one part `file`) */
            sendConversationPicture: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorSupportMessage"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
                query: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    clientId: string;
                };
            };
            /** @description Feedback or a complaint */
            sendFeedback: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                        number: string;
                        ticket: components["schemas"]["Ticket"] | null;
                    };
                };
                body: {
                    captcha?: string;
                    captchaId?: string;
                    captchaProof?: string;
                    /** @enum {unknown} */
                    category?: "DEPOSIT" | "WITHDRAWAL" | "GAME" | "PROMOTION" | "ACCOUNT" | "SUGGESTION" | "COMPLAINT" | "OTHER";
                    /** @description Mail address of a visitor; a complaint needs it */
                    contact?: string;
                    /** @description 1 to 140 characters */
                    content: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    key?: string;
                    pictures?: string[];
                    reference?: {
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        id: string;
                        /** @enum {unknown} */
                        kind: "BET" | "DEPOSIT" | "WITHDRAWAL";
                    };
                };
            };
            /** @description Sends a code to a number that wants to register */
            sendRegistrationCode: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["CodeSent"];
                };
                body: {
                    captcha?: string;
                    captchaId?: string;
                    /** @description ALTCHA's payload, base64 */
                    captchaProof?: string;
                    /** @example +84 */
                    countryDialingCode: string;
                    /**
                     * @description As people write it: 0912 345 678, +84912345678, 84912345678
                     * @example 912345678
                     */
                    mobileNo: string;
                };
            };
            /** @description Sends the code of a second step by e-mail or SMS */
            sendSecondStepCode: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["CodeSent"];
                };
                body: {
                    method: "EMAIL" | "SMS";
                    /** @description From the failure SECOND_STEP_NEEDED */
                    ticket: string;
                };
            };
            /** @description Sends a code to a member who is not signed in (sign-in by SMS, new password by phone) */
            sendSignInCode: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["CodeSent"];
                };
                body: {
                    captcha?: string;
                    captchaId?: string;
                    /** @description ALTCHA's payload, base64 */
                    captchaProof?: string;
                    /** @example +84 */
                    countryDialingCode: string;
                    /**
                     * @description As people write it: 0912 345 678, +84912345678, 84912345678
                     * @example 912345678
                     */
                    mobileNum: string;
                    /** @default LOGIN */
                    purpose?: "LOGIN" | "PASSWORD";
                };
            };
            /** @description Says something in the own conversation */
            sendSupportMessage: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SupportMessage"];
                };
                body: {
                    /** @description Made by the sender for this message: sent again it is stored once */
                    clientId: string;
                    content: string;
                    /**
                     * @description Of a visitor: 32 random bytes in base64url that the browser made for this conversation and keeps
                     * @example q5Xz0mB3vK8rT1yWcN7aJ4dGfH6sLpEuI2oQ9xVbZkM
                     */
                    secret?: string;
                };
            };
            /** @description Sends a picture (multipart, one part `file`); a visitor’s secret is the header `Support-Secret` */
            sendSupportPicture: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SupportMessage"];
                };
                query: {
                    /** @description Made by the sender for this message: sent again it is stored once */
                    clientId: string;
                };
            };
            /** @description Sends money to the direct upline or to somebody in the own line */
            sendToLine: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        account: string;
                        /** @example 150000.00 */
                        amount: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        createdAt: string;
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        id: string;
                    };
                };
                body: {
                    account: string;
                    /** @example 150000 */
                    amount: string;
                    paymentPassword: string;
                };
            };
            /** @description Binds or changes the e-mail address or telephone number; the old one is told */
            setContact: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    channel: "EMAIL" | "SMS";
                    code?: string;
                    /** @example +84 */
                    countryDialingCode?: string;
                    email?: string;
                    /**
                     * @description As people write it: 0912 345 678, +84912345678, 84912345678
                     * @example 912345678
                     */
                    mobileNum?: string;
                    password: string;
                    verificationCode: string;
                };
            };
            /** @description Chooses the games of a place of the lobby, in this order */
            setGameChoices: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description MAINTENANCE: shown, says so, cannot be started; OFF: not shown */
                        availability: "OPEN" | "MAINTENANCE" | "OFF";
                        /** @description What players see now, all reasons taken together */
                        effective: "OPEN" | "MAINTENANCE" | "OFF";
                        gameClassify: ("SC" | "VP" | "JP" | "TG" | "AC" | "BG") | null;
                        gameName: string;
                        /** @enum {unknown} */
                        gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                        hasDemo: boolean;
                        id: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        listedAt: string;
                        maintenance: {
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            from: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            until: string;
                        } | null;
                        pictureUrl: string;
                        /** @description Settled bets of the last days */
                        plays: number;
                        position: number;
                        tags: string[];
                        vendorCode: string;
                        vendorGameCode: string;
                        vendorName: string;
                    }[];
                };
                body: {
                    ids: string[];
                    reason?: string;
                };
                params: {
                    list: "HOT" | "MXWIN";
                };
            };
            /** @description Remembers the language of a signed-in member, for mails and messages; visitors keep it in the browser */
            setLanguage: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    /** @example vi */
                    language: string;
                };
            };
            /** @description Sets, raises or (amount null) takes away a limit */
            setLimit: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Limit"][];
                };
                body: {
                    amount: string | null;
                    /**
                     * @description What is limited
                     * @enum {unknown}
                     */
                    kind: "DEPOSIT" | "LOSS" | "SESSION";
                    /**
                     * @description By the calendar of the merchant's zone
                     * @enum {unknown}
                     */
                    period: "DAY" | "WEEK" | "MONTH";
                };
            };
            /** @description Sets what holds for the line of somebody directly below, or for everybody below the caller */
            setLineRules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["LineRules"];
                };
                body: {
                    gameTypesOff: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
                    /** @description Of one bet, in the caller's currency */
                    greatestStakes: {
                        /** @enum {unknown} */
                        gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                        /** @example 150000 */
                        greatest: string;
                    }[];
                    vendorsOff: string[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId: string;
                };
            };
            /** @description Locks a member (sessions end, the next bet is refused) or opens the account again */
            setMemberStatus: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MemberProfile"];
                };
                body: {
                    reason: string;
                    status: "ACTIVE" | "LOCKED";
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description The tags that a member wears from now on */
            setMemberTags: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Tag"][];
                };
                body: {
                    tagIds: string[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Says what the signed-in member wants beside the inbox; what is not named stays */
            setMessageSettings: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MessageSettings"];
                };
                body: {
                    settings: {
                        /**
                         * @description A way beside the inbox
                         * @enum {unknown}
                         */
                        channel: "MAIL" | "SMS" | "PUSH";
                        isOn: boolean;
                        /**
                         * @description What a message is about
                         * @enum {unknown}
                         */
                        kind: "MONEY" | "SECURITY" | "REWARD" | "AGENT" | "HOUSE" | "PROMOTION";
                    }[];
                };
            };
            /** @description Sets or (amount null) takes away the operator's own limit for a member */
            setOperatorLimit: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MemberProtection"];
                };
                body: {
                    amount: string | null;
                    /**
                     * @description What is limited
                     * @enum {unknown}
                     */
                    kind: "DEPOSIT" | "LOSS" | "SESSION";
                    /**
                     * @description By the calendar of the merchant's zone
                     * @enum {unknown}
                     */
                    period: "DAY" | "WEEK" | "MONTH";
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Sets a new password with an SMS code and signs in (module CHNGPASSVERIF3) */
            setPasswordByPhone: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignedIn"];
                };
                body: {
                    /** @example +84 */
                    countryDialingCode: string;
                    /** @description ID token of Firebase */
                    firebaseIdToken?: string;
                    /**
                     * @description As people write it: 0912 345 678, +84912345678, 84912345678
                     * @example 912345678
                     */
                    mobileNum: string;
                    newPassword: string;
                    verificationCode?: string;
                };
            };
            /** @description Sets or changes the payment password */
            setPaymentPassword: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    confirmPaymentPassword: string;
                    newPaymentPassword: string;
                    oldPaymentPassword?: string;
                    password?: string;
                };
            };
            /** @description How often a game is interrupted by the time and money spent */
            setRealityCheck: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Protection"];
                };
                body: {
                    minutes: 15 | 30 | 60;
                };
            };
            /** @description Gives somebody who acts in the agent’s name another first password; he is signed out */
            setSubaccountPassword: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Subaccount"];
                };
                body: {
                    /** @description The agent’s own: a stolen session shall open no door of its own */
                    ownPassword: string;
                    password: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Works the window out anew, and writes what that differs by */
            settleAgain: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description How many corrections with an amount it made */
                        corrections: number;
                        settlement: components["schemas"]["Settlement"];
                    };
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Shows a lottery bet of the member in a room */
            shareChatBet: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ChatMessage"];
                };
                body: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    betId: string;
                    /** @description Made by the browser: sent again, the message is stored once */
                    clientId: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    roomId: string;
                    /** @description With what was staked and won */
                    showsAmounts: boolean;
                };
            };
            /** @description Shows a writer again whom the member hid */
            showChatAuthor: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["HiddenAuthor"][];
                };
                query: {
                    /** @example 9f86d081884c7d65 */
                    key: string;
                };
            };
            /** @description Signs what the agent asks for, or agrees that the contract ends */
            signContract: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        contract: components["schemas"]["OperatorContract"] | null;
                        proposal: components["schemas"]["OpenProposal"] | null;
                    };
                };
                body: {
                    /** @default false */
                    confirmed?: boolean;
                    reason: string;
                    /** @default 1 */
                    version?: number;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Signs in by user name and password, or by mobile number and SMS code */
            signIn: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignedIn"];
                };
                body: {
                    captcha?: string;
                    captchaId?: string;
                    /** @description ALTCHA's payload, base64 */
                    captchaProof?: string;
                    /** @example +84 */
                    countryDialingCode?: string;
                    /**
                     * @description As people write it: 0912 345 678, +84912345678, 84912345678
                     * @example 912345678
                     */
                    mobileNum?: string;
                    password?: string;
                    remember?: boolean;
                    side?: "MEMBER" | "AGENT";
                    type: "username" | "sms";
                    username?: string;
                    verificationCode?: string;
                };
            };
            /** @description Signs in with a code that another device of the member shows */
            signInByDeviceCode: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignedIn"];
                };
                body: {
                    code: string;
                };
            };
            /** @description Signs in with a passkey, which also names the member */
            signInByPasskey: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignedIn"];
                };
                body: {
                    passkey: components["schemas"]["PasskeyAnswer"];
                    side?: "MEMBER" | "AGENT";
                };
            };
            /** @description Signs in with an ID token of Firebase: a linked Google or Facebook account, or a mobile number */
            signInWithFirebase: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignedIn"];
                };
                body: {
                    /** @description ID token of Firebase */
                    firebaseIdToken: string;
                    side?: "MEMBER" | "AGENT";
                };
            };
            /** @description Ends the session; the token is worthless afterwards, and the device is no longer remembered */
            signOut: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
            };
            /** @description Uses a ticket of a raffle and gives what it draws */
            spinRaffle: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RaffleSpin"];
                };
                body: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    raffleId: string;
                };
            };
            /** @description Opens a trial account: it plays demos and has no money (module FREEPLAY3) */
            startFreePlay: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignedIn"];
                };
                body: {
                    encryption?: boolean;
                    /** @constant */
                    gatewayVersion: 3;
                    os: string;
                    /** @constant */
                    platform: "W";
                };
            };
            /** @description Begins a conversation with its first message; with an open one of the same person it goes on */
            startSupportConversation: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SupportConversation"];
                };
                body: {
                    /** @description Made by the sender for this message: sent again it is stored once */
                    clientId: string;
                    /** @description Mail address of a visitor, for an answer after the conversation */
                    contact?: string;
                    content: string;
                    /**
                     * @description Of a visitor: 32 random bytes in base64url that the browser made for this conversation and keeps
                     * @example q5Xz0mB3vK8rT1yWcN7aJ4dGfH6sLpEuI2oQ9xVbZkM
                     */
                    secret?: string;
                };
            };
            /** @description A break from playing and depositing, at once; it cannot be taken back */
            startTimeOut: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Protection"];
                };
                body: {
                    /** @enum {unknown} */
                    length: "DAY" | "WEEK" | "MONTH" | "SIX_WEEKS";
                };
            };
            /** @description Stops a plan: its orders on draws still open are taken back */
            stopLotteryChase: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        cancelledOrders: number;
                        chase: components["schemas"]["LotteryChase"];
                        /** @example 150000.00 */
                        returned: string;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Hands name, birthday, number and the uploaded documents in for the check */
            submitIdentity: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Identity"];
                };
                body: {
                    /** @example 1990-05-21 */
                    birthday: string;
                    idNumber: string;
                    name: string;
                };
            };
            /** @description Gives a brand the values from before a save */
            takeBackMerchantVersion: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Merchant"];
                };
                body: {
                    /** @description That something of it was changed since was seen, and is undone too */
                    overwrites: boolean;
                    reason: string;
                    /** @description The mark of what differs, as it was seen */
                    revision: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                    number: number;
                };
            };
            /** @description Takes the balances of the house accounts now */
            takeHouseAccounts: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        accounts: {
                            account: string;
                            /** @example 150000.00 */
                            balance: string;
                            currency: string;
                            entries: number;
                        }[];
                        takenAt: string | null;
                    };
                };
            };
            /** @description Takes a claim to decide it; another operator’s stays his */
            takePromotionClaim: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorPromotionClaim"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes a case into one’s hands */
            takeRiskCase: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RiskCase"];
                };
                body: Record<string, never>;
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description A node of the gateway tells how many listen to its rooms; all nodes hear it as an event, nothing is written */
            tellChatListeners: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    node: string;
                    rooms: {
                        listeners: number;
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        roomId: string;
                    }[];
                };
            };
            /** @description Tells the person that the operator is writing; nothing of it is kept */
            tellConversationTyping: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Says that the operator is at the desk of the brand in view, and whether he takes conversations */
            tellSupportPresence: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SupportPresence"];
                };
                body: {
                    isAvailable?: boolean;
                };
            };
            /** @description Tells the operator that the person is writing; nothing of it is kept */
            tellSupportTyping: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        done: boolean;
                    };
                };
                body: {
                    /**
                     * @description Of a visitor: 32 random bytes in base64url that the browser made for this conversation and keeps
                     * @example q5Xz0mB3vK8rT1yWcN7aJ4dGfH6sLpEuI2oQ9xVbZkM
                     */
                    secret?: string;
                };
            };
            /** @description Sends a PING now, and tells what was answered */
            testWebhook: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["WebhookTest"];
                };
                body: {
                    reason?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Moves money between the main wallet and a vendor's */
            transferWallet: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["WalletTransfer"];
                };
                body: {
                    /** @example 150000 */
                    amount: string;
                    /**
                     * @example MAIN
                     * @example BBIN
                     */
                    from: string;
                    /**
                     * @example MAIN
                     * @example BBIN
                     */
                    to: string;
                };
            };
            /** @description Puts a broadcast into the inbox of one account, to see it as members will; that counts as no delivery */
            tryBroadcast: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Broadcast"];
                };
                body: {
                    account: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description What terms would have come to over the last windows, beside what held in them; nothing is written */
            tryContract: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["TriedWindow"][];
                };
                body: {
                    /** @description The version of it that waits for a signature */
                    contractId?: string;
                    /** @enum {unknown} */
                    kind?: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    payeeId?: string;
                    terms?: components["schemas"]["ProposedTerms"];
                };
            };
            /** @description What terms of an agent would have cost over the last windows, beside what held; nothing is written */
            tryLine: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["TriedWindow"][];
                };
                body: {
                    /** @enum {unknown} */
                    kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    memberId: string;
                    terms: components["schemas"]["ProposedTerms"];
                };
            };
            /** @description What a rule would have found among the last withdrawals; changes nothing */
            tryRiskRule: {
                answer: {
                    /** @constant */
                    success: true;
                    /** @description What a rule would have found */
                    value: {
                        /** @description The last ten */
                        examples: {
                            account: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            askedAt: string;
                            /** @description What a finding rests on */
                            facts: {
                                amount: string | null;
                                count: number | null;
                                currency: string | null;
                                /** @description What is shared, or where the bets were; 20 at most */
                                details: string[];
                                hours: number | null;
                                /** @description Who shares it; 20 at most */
                                members: {
                                    account: string;
                                    /**
                                     * Format: uuid
                                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                                     */
                                    id: string;
                                }[];
                                percent: number | null;
                            };
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            memberId: string;
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            withdrawalId: string;
                        }[];
                        found: number;
                        /** @description Withdrawals that were looked at */
                        looked: number;
                    };
                };
                body: {
                    amount: string | null;
                    hours: number | null;
                    leastCount: number | null;
                    percent: number | null;
                };
                params: {
                    /** @enum {unknown} */
                    kind: "SHARED_DEVICE" | "SHARED_PAYOUT_ACCOUNT" | "SHARED_ADDRESS" | "BOTH_SIDES" | "MIRRORED_STAKES" | "DEPOSIT_VELOCITY" | "WITHDRAWAL_VELOCITY" | "FAST_OUT" | "BONUS_ABUSE" | "NEW_PAYOUT_ACCOUNT" | "BIG_WIN_OUT";
                };
            };
            /** @description Puts a withdrawal back for others; what a colleague works on is freed by who reviews */
            unclaimWithdrawal: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorWithdrawal"];
                };
                body: Record<string, never>;
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes a link away; asks for the password again */
            unlinkIdentity: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["LinkedIdentity"][];
                };
                body: {
                    password: string;
                    provider: "GOOGLE" | "FACEBOOK";
                };
            };
            /** @description Sets up to which amount one pair of eyes suffices; a higher amount counts after 24 hours */
            updateAdjustmentLimit: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["AdjustmentLimit"];
                };
                body: {
                    /** @example 150000 */
                    amount: string;
                    reason: string;
                };
            };
            /** @description Changes an announcement */
            updateAnnouncement: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorAnnouncement"];
                };
                body: components["schemas"]["announcementInput"];
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Changes a banner */
            updateBanner: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorBanner"];
                };
                body: components["schemas"]["bannerInput"];
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Changes a draft, or one that is scheduled until it starts */
            updateBroadcast: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Broadcast"];
                };
                body: {
                    /** @description Only these accounts; empty: all */
                    accounts: string[];
                    audience: {
                        greatestLevel: number | null;
                        inactiveDays: number | null;
                        leastDeposits: {
                            /** @example 150000 */
                            amount: string;
                            days: number;
                        } | null;
                        leastLevel: number | null;
                        /** @description Accounts of agents: only for members below one of them; empty is for all */
                        line: string[];
                        newMembersDays: number | null;
                        /** @description Only for who wears one of them; empty: all */
                        tags: string[];
                    };
                    /**
                     * @description PROMOTION spares who may be offered nothing
                     * @enum {unknown}
                     */
                    kind: "HOUSE" | "PROMOTION";
                    page: ("PROMOTIONS" | "REWARD_CENTRE" | "MISSIONS" | "VIP" | "REFERRAL" | "REBATES" | "POINT_MALL" | "DEPOSIT" | "WITHDRAW" | "STATEMENT" | "SECURITY" | "PROTECTION" | "HELP") | null;
                    reason?: string;
                    /** @description Of what would be published: publishing says it */
                    revision: string;
                    scheduledAt: string | null;
                    /** @description Plain text in each language of the brand */
                    words: {
                        content: string;
                        /** @example vi */
                        language: string;
                        title: string;
                    }[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Changes one */
            updateCannedAnswer: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["CannedAnswer"];
                };
                body: {
                    content: string;
                    /** @example vi */
                    language: string;
                    title: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Changes a way to deposit; deposits that were begun stay as they are */
            updateChannel: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorChannel"];
                };
                body: {
                    accountName: string;
                    /** @example 0071000123456 */
                    accountNumber: string;
                    /** @example 970436 */
                    bankBin: string;
                    bankName: string;
                    enabled: boolean;
                    gateway: string;
                    /** @example 150000 */
                    maximum: string;
                    /** @example 150000 */
                    minimum: string;
                    names: {
                        /** @example vi */
                        language: string;
                        name: string;
                    }[];
                    position: number;
                    quickAmounts: string[];
                    reason?: string;
                };
                params: {
                    /** @example VIETQR_MB */
                    id: string;
                };
            };
            /** @description Changes a chat room; one that is not enabled is shown to nobody, and keeps its messages */
            updateChatRoom: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorChatRoom"];
                };
                body: {
                    /**
                     * @description As it stands in addresses
                     * @example sanh-chung
                     */
                    code: string;
                    isEnabled: boolean;
                    language: string | null;
                    /** @example 150000 */
                    leastDeposits: string;
                    leastRank: number;
                    names: {
                        /** @example vi */
                        language: string;
                        name: string;
                    }[];
                    position: number;
                    reason: string;
                    slowSeconds: number;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Changes the hosts that stand before our own */
            updateContentNetworks: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ContentNetworksShape"];
                };
                body: {
                    /** @description Hosts at which games are launched, each https and without a path; none: our own */
                    games: string[];
                    /** @description Hosts that pictures of the portal come from, each https and without a path; none: our own */
                    images: string[];
                    reason: string;
                };
            };
            /** @description Changes what the brand offers of a kind; contracts that are signed stay as they are */
            updateContractTemplate: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ContractTemplateShape"];
                };
                body: {
                    /**
                     * @description Where a period in which the house lost goes to
                     * @enum {unknown}
                     */
                    carry?: "NONE" | "NEXT" | "HALF_MONTH" | "PERMANENT";
                    /** @description Whether a member who signs becomes an agent */
                    makesAgents: boolean;
                    /** @description Whether two operators approve what is paid by contracts of the kind */
                    needsApproval: boolean;
                    /**
                     * @description Whose money pays contracts below the top: the platform everybody’s difference, or each upline his downlines
                     * @enum {unknown}
                     */
                    paidBy: "PLATFORM" | "UPLINE";
                    /**
                     * @description REALTIME: every five minutes
                     * @enum {unknown}
                     */
                    period: "REALTIME" | "HOUR" | "DAY" | "WEEK" | "HALF_MONTH" | "MONTH";
                    /**
                     * @description HIGHEST: the highest tier reached whole; FLOAT: tiers whose loss is not reached pay in proportion
                     * @enum {unknown}
                     */
                    pick?: "HIGHEST" | "FLOAT";
                    reason: string;
                    tiers: {
                        activeMembers: number;
                        /** @example 150000 */
                        loss: string;
                        /** @description In 1/1 000 000: 10000 is 1 % */
                        rate: number;
                        /** @example 150000 */
                        validBet: string;
                    }[];
                };
                params: {
                    /** @enum {unknown} */
                    id: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                };
            };
            /** @description Changes one of them */
            updateCustomerService: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorCustomerService"];
                };
                body: {
                    /** @description Where it leads: a link, a number, a mail address; of LIVECHAT our own page */
                    address: string;
                    /** @enum {unknown} */
                    csType: "LIVECHAT" | "EXTERNAL_CHAT" | "ZALO" | "TELEGRAM" | "MESSENGER" | "WHATSAPP" | "PHONE" | "EMAIL" | "FACEBOOK" | "YOUTUBE";
                    enabled: boolean;
                    /** @description By the zone of the brand; none: day and night */
                    hours: components["schemas"]["CustomerServiceHours"][];
                    /** @description What it is called by language; without one its kind says it */
                    labels: {
                        label: string;
                        /** @example vi */
                        language: string;
                    }[];
                    position: number;
                    reason?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Changes a rain that was never published */
            updateEnvelopes: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorEnvelopeRain"];
                };
                body: {
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    endsAt: string;
                    envelopes: number;
                    /** @example 150000 */
                    greatest: string;
                    isDaily: boolean;
                    /** @example 150000 */
                    least: string;
                    leastRank: number;
                    reason: string;
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    startsAt: string;
                    /** @example 150000 */
                    total: string;
                    words: {
                        /** @example vi */
                        language: string;
                        text: string;
                        title: string;
                    }[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Opens or closes a lottery for bets, or changes how long before a draw bets end */
            updateLottery: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorLotteryDetail"];
                };
                body: {
                    closeSeconds?: number;
                    isOpen?: boolean;
                    reason: string;
                };
                params: {
                    /** @example SSC_1M */
                    id: string;
                };
            };
            /** @description Changes goods of the mall; what was redeemed keeps its terms */
            updateMallGoods: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorMallGoods"];
                };
                body: {
                    /** @example 150000 */
                    amountGiven: string;
                    /** @example 150000 */
                    amountRequired: string;
                    isOpen: boolean;
                    /** @enum {unknown} */
                    kind: "GOODS" | "MONEY";
                    /** @example 150000 */
                    pointsRequired: string;
                    position: number;
                    reason: string;
                    stock: number;
                    words: {
                        description: string;
                        /** @example vi */
                        language: string;
                        name: string;
                        pictureUrl: string | null;
                    }[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Changes to whom members may send money, and how much */
            updateMemberTransferRules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["TransferRules"];
                };
                body: {
                    /** @example 150000 */
                    dailyMaximum: string;
                    /** @example 150000 */
                    maximum: string;
                    /** @example 150000 */
                    minimum: string;
                    reason: string;
                    toDownline: boolean;
                    toUpline: boolean;
                };
            };
            /** @description Changes name, host names, status and maintenance of a brand */
            updateMerchant: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Merchant"];
                };
                body: components["schemas"]["merchantChange"];
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Puts words of the brand in place of the default ones */
            updateMessageTemplate: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["MessageTemplate"];
                };
                body: {
                    content: string;
                    reason?: string;
                    title: string;
                };
                params: {
                    /** @example withdrawals.released */
                    event: string;
                    /** @example vi */
                    language: string;
                };
            };
            /** @description Switches a whitelabel module */
            updateModule: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorModule"];
                };
                body: {
                    enabled: boolean;
                    reason?: string;
                };
                params: {
                    /** @description Code of a whitelabel module */
                    id: "MOBILENUMREG3" | "REGMOBVERF3" | "MOBILENUMPASSREG3" | "FREEPLAY3" | "PWDEXPFORCECHANGE3" | "MOBILEVERCODELOGIN3" | "USERNAMEREG3" | "CHNGPASSVERIF3" | "AGENTPOLICY3" | "NEWIPVERF3";
                };
            };
            /** @description Changes games of the brand in view at once: availability, window of maintenance, position, tags */
            updateOperatorGames: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description MAINTENANCE: shown, says so, cannot be started; OFF: not shown */
                        availability: "OPEN" | "MAINTENANCE" | "OFF";
                        /** @description What players see now, all reasons taken together */
                        effective: "OPEN" | "MAINTENANCE" | "OFF";
                        gameClassify: ("SC" | "VP" | "JP" | "TG" | "AC" | "BG") | null;
                        gameName: string;
                        /** @enum {unknown} */
                        gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                        hasDemo: boolean;
                        id: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        listedAt: string;
                        maintenance: {
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            from: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            until: string;
                        } | null;
                        pictureUrl: string;
                        /** @description Settled bets of the last days */
                        plays: number;
                        position: number;
                        tags: string[];
                        vendorCode: string;
                        vendorGameCode: string;
                        vendorName: string;
                    }[];
                };
                body: {
                    addTags?: string[];
                    /** @description MAINTENANCE: shown, says so, cannot be started; OFF: not shown */
                    availability?: "OPEN" | "MAINTENANCE" | "OFF";
                    ids: string[];
                    maintenance?: {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        from: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        until: string;
                    } | null;
                    position?: number;
                    reason?: string;
                    removeTags?: string[];
                };
            };
            /** @description Opens vendors, puts them in maintenance or turns them off; sets or clears a window of maintenance */
            updateOperatorVendors: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        adapter: string | null;
                        /** @description MAINTENANCE: shown, says so, cannot be started; OFF: not shown */
                        availability: "OPEN" | "MAINTENANCE" | "OFF";
                        /** @description What players see now, all reasons taken together */
                        effective: "OPEN" | "MAINTENANCE" | "OFF";
                        /** @description Games on offer, those that are off included */
                        games: number;
                        gameTypes: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
                        /** @description Code of the vendor */
                        id: string;
                        maintenance: {
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            from: string;
                            /**
                             * Format: date-time
                             * @example 2026-11-21T08:30:00.000Z
                             */
                            until: string;
                        } | null;
                        name: string;
                        /** @description Games that players can start now */
                        openGames: number;
                        position: number;
                    }[];
                };
                body: {
                    /** @description MAINTENANCE: shown, says so, cannot be started; OFF: not shown */
                    availability?: "OPEN" | "MAINTENANCE" | "OFF";
                    ids: string[];
                    maintenance?: {
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        from: string;
                        /**
                         * Format: date-time
                         * @example 2026-11-21T08:30:00.000Z
                         */
                        until: string;
                    } | null;
                    reason?: string;
                };
            };
            /** @description Changes tolerance, grace, limit of one operator, and the time of a block */
            updatePaymentSettings: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PaymentSettingsShape"];
                };
                body: {
                    blockMinutes: number;
                    /** @example 150000 */
                    fourEyesAbove: string;
                    lateGraceSeconds: number;
                    lateReportHours: number;
                    reason?: string;
                    reviewHours: number;
                    shortTolerancePercent: number;
                };
            };
            /** @description Changes the ratio table and the exchange of points; points that were earned stay */
            updatePointSettings: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorPointSettings"];
                };
                body: {
                    /** @example 150000 */
                    exchangeAmount: string;
                    /** @example 150000 */
                    minimumPoints: string;
                    reason: string;
                    steps: {
                        /** @example 150000 */
                        from: string;
                        /** @example 150000 */
                        points: string;
                    }[];
                };
            };
            /** @description Changes the nickname, or sets the birthday or a further contact, which is possible once each */
            updateProfile: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Profile"];
                };
                body: {
                    /** @description yyyy-MM-dd or MM-dd-yyyy */
                    birthday?: string;
                    /** @description A further way to be reached, told once */
                    contact?: {
                        /** @enum {unknown} */
                        name: "zalo" | "telegram" | "facebook" | "line" | "whatsapp" | "wechat";
                        text: string;
                    };
                    nickname?: string | null;
                };
            };
            /** @description Changes the draft; what is published stays as it is until the draft is */
            updatePromotion: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorPromotion"];
                };
                body: {
                    /** @example 150000 */
                    budget: string;
                    /** @enum {unknown} */
                    category: "WELCOME" | "DEPOSIT" | "DAILY" | "EVENT";
                    endsAt: string | null;
                    position: number;
                    reason?: string;
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    startsAt: string;
                    terms: {
                        /** @enum {unknown} */
                        approval: "AUTOMATIC" | "OPERATOR";
                        audience: {
                            greatestLevel: number | null;
                            inactiveDays: number | null;
                            leastDeposits: {
                                /** @example 150000 */
                                amount: string;
                                days: number;
                            } | null;
                            leastLevel: number | null;
                            /** @description Accounts of agents: only for members below one of them; empty is for all */
                            line: string[];
                            newMembersDays: number | null;
                            /** @description Only for who wears one of them; empty: all */
                            tags: string[];
                        };
                        contact: ("mobile" | "email" | "zalo" | "telegram" | "facebook" | "line" | "whatsapp" | "wechat") | null;
                        /** @description Whether a claim that looks like abuse waits for an operator; so it is unless told */
                        holdsSuspicious?: boolean;
                        leastDeposit: string | null;
                        loss: {
                            /** @example 150000 */
                            least: string;
                            /** @enum {unknown} */
                            period: "DAY" | "WEEK";
                        } | null;
                        reward: {
                            /** @example 150000 */
                            amount: string;
                            /** @constant */
                            kind: "FIXED";
                        } | {
                            /** @example 150000 */
                            cap: string;
                            /**
                             * @description Of the deposit, or of the loss
                             * @constant
                             */
                            kind: "PERCENT";
                            percent: number;
                        } | {
                            /** @constant */
                            kind: "POINTS";
                            points: number;
                        } | {
                            /** @constant */
                            kind: "TICKETS";
                            /**
                             * Format: uuid
                             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                             */
                            raffleId: string;
                            /** @description Of that raffle */
                            tickets: number;
                        } | {
                            /** @description For so long */
                            days: number;
                            /** @constant */
                            kind: "REBATE_RISE";
                            /** @description By how much more of what is played comes back */
                            percent: number;
                        };
                        /** @description How often a member may have it */
                        times: number;
                        /** @enum {unknown} */
                        trigger: "APPLY" | "DEPOSIT" | "FIRST_DEPOSIT" | "REGISTRATION" | "DAY" | "CODE" | "LOSS" | "BIRTHDAY" | "CONTACT";
                        turnover: {
                            /** @enum {unknown} */
                            breach: "UNCOUNTED" | "FORFEIT";
                            /** @description Whether the deposit is played as often as the bonus */
                            countsDeposit: boolean;
                            days: number | null;
                            forfeitsWinnings: boolean;
                            greatestBet: string | null;
                            leastOdds?: number | null;
                            /** @description Times the amount */
                            multiplier: number;
                            /** @description Categories that count less than in full */
                            weights: {
                                /** @enum {unknown} */
                                gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                                percent: number;
                            }[];
                        };
                    };
                    words: {
                        content: string;
                        /** @example vi */
                        language: string;
                        pictureUrl?: string | null;
                        summary: string;
                        title: string;
                    }[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Changes a raffle that was never published */
            updateRaffle: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorRaffle"];
                };
                body: {
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    endsAt: string;
                    leastDeposit: string | null;
                    prizes: {
                        /** @example 150000 */
                        amount: string;
                        /** @enum {unknown} */
                        kind: "MONEY" | "POINTS" | "NOTHING";
                        names: {
                            /** @example vi */
                            language: string;
                            name: string;
                        }[];
                        quantity: number | null;
                        weight: number;
                    }[];
                    reason: string;
                    /**
                     * Format: date-time
                     * @example 2026-11-21T08:30:00.000Z
                     */
                    startsAt: string;
                    words: {
                        /** @example vi */
                        language: string;
                        text: string;
                        title: string;
                    }[];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Changes by what the brand gives back; the running day goes by it already */
            updateRebateRules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RebateRules"];
                };
                body: {
                    claimDays: number;
                    /** @description The most of one day and member; zero where there is no such amount */
                    dailyCap: string;
                    /** @description The daily job gives what is open; else members claim it */
                    isAutomatic: boolean;
                    /** @example 150000 */
                    leastClaim: string;
                    /** @description Categories without a rate give nothing */
                    rates: {
                        /** @enum {unknown} */
                        category: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                        /** @description Of the valid bet */
                        percent: number;
                    }[];
                    reason: string;
                };
            };
            /** @description Changes by what the brand gives for friends who come from now on; those who came keep their rule */
            updateReferralRule: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["ReferralRule"];
                };
                body: {
                    /** @example 150000 */
                    fixed: string;
                    /** @example 150000 */
                    greatestShare: string;
                    isRunning: boolean;
                    /** @example 150000 */
                    leastDeposit: string;
                    /** @example 150000 */
                    leastValidBet: string;
                    mostFriends: number;
                    percent: number;
                    reason: string;
                };
            };
            /** @description Changes the rules of a registration field */
            updateRegistrationField: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        /** @description Name of the field */
                        id: string;
                    } & components["schemas"]["RegistrationField"];
                };
                body: {
                    /** @description Regular expression; '*' accepts anything */
                    acceptedPattern: string;
                    enabled: boolean;
                    maxLength: number;
                    minLength: number;
                    /** @description Chooses the message of section 5 */
                    patternId: number;
                    position: number;
                    reason?: string;
                    required: boolean;
                };
                params: {
                    id: string;
                };
            };
            /** @description Changes a rule; what finds less, or lets less follow, takes a second operator */
            updateRiskRule: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["RiskRule"];
                };
                body: {
                    amount: string | null;
                    /** @enum {unknown} */
                    follows: "NOTE" | "CASE" | "HOLD";
                    hours: number | null;
                    isOn: boolean;
                    leastCount: number | null;
                    percent: number | null;
                    reason: string;
                };
                params: {
                    /** @enum {unknown} */
                    kind: "SHARED_DEVICE" | "SHARED_PAYOUT_ACCOUNT" | "SHARED_ADDRESS" | "BOTH_SIDES" | "MIRRORED_STAKES" | "DEPOSIT_VELOCITY" | "WITHDRAWAL_VELOCITY" | "FAST_OUT" | "BONUS_ABUSE" | "NEW_PAYOUT_ACCOUNT" | "BIG_WIN_OUT";
                };
            };
            /** @description Changes a role of the brand in view, for everybody who has it; what is left out stays */
            updateRole: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorRole"];
                };
                body: {
                    name?: string;
                    reason: string;
                    /** @description Whoever acts or decides may read the same: that is added */
                    rights?: string[];
                };
                params: {
                    /** @example SUPPORT */
                    id: ("ADMIN" | "CASHIER" | "SUPPORT" | "MARKETING" | "RISK" | "AGENT_MANAGER" | "AUDITOR") | string;
                };
            };
            /** @description Changes what is given for coming; where members stand stays */
            updateSignInDaySettings: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SignInDaySettings"];
                };
                body: {
                    isRunning: boolean;
                    reason: string;
                    steps: {
                        /** @example 150000 */
                        amount: string;
                        /** @enum {unknown} */
                        kind: "MONEY" | "POINTS";
                    }[];
                };
            };
            /** @description Changes name, places and addresses, or closes the account; what is left out stays */
            updateStaff: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Staff"];
                };
                body: {
                    allowedAddresses?: string[];
                    isActive?: boolean;
                    name?: string;
                    /** @description None: the brands of the asker are taken, others stay */
                    places?: {
                        /**
                         * Format: uuid
                         * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                         */
                        merchantId: string;
                        /** @example SUPPORT */
                        role: ("ADMIN" | "CASHIER" | "SUPPORT" | "MARKETING" | "RISK" | "AGENT_MANAGER" | "AUDITOR") | string;
                    }[];
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Says by when the brand answers and ends tickets; it holds for what is opened from now on */
            updateTicketRules: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["TicketRules"];
                };
                body: {
                    deadlines: {
                        answerMinutes: number;
                        /** @enum {unknown} */
                        category: "DEPOSIT" | "WITHDRAWAL" | "GAME" | "PROMOTION" | "ACCOUNT" | "SUGGESTION" | "COMPLAINT" | "OTHER";
                        resolutionMinutes: number;
                    }[];
                    reason?: string;
                    /** @description Days until an answer nobody replies to ends a ticket */
                    silenceDays: number;
                };
            };
            /** @description Changes the rule of one source; what is owed already stays as it is */
            updateTurnoverRule: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["TurnoverRuleShape"];
                };
                body: {
                    /** @description Times the amount */
                    multiplier: number;
                    reason: string;
                    /** @description A category that is not named counts in full */
                    weights: {
                        /** @enum {unknown} */
                        gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                        /** @description Of the valid bet */
                        percent: number;
                    }[];
                };
                params: {
                    /** @enum {unknown} */
                    id: "DEPOSIT" | "BONUS" | "REBATE";
                };
            };
            /** @description Changes the levels of the brand in view, all at once */
            updateVipLevels: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["VipLevelSettings"];
                };
                body: {
                    /** @description The lowest first; each demands more */
                    levels: {
                        /** @example 150000 */
                        birthdayBonus: string;
                        /** @example 150000 */
                        deposits: string;
                        /** @example 150000 */
                        keepValidBet: string;
                        /** @example 150000 */
                        monthlyBonus: string;
                        /** @description In every language of the brand */
                        names: {
                            /** @example vi */
                            language: string;
                            name: string;
                        }[];
                        /** @description In 1/10 000 of the valid bet */
                        rebateRise: number;
                        /** @example 150000 */
                        upgradeBonus: string;
                        /** @example 150000 */
                        validBet: string;
                    }[];
                    reason: string;
                };
            };
            /** @description Changes one; its secret stays */
            updateWebhook: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Webhook"];
                };
                body: {
                    events: ("MEMBER_REGISTERED" | "DEPOSIT_CHANGED" | "WITHDRAWAL_CHANGED" | "IDENTITY_DECIDED")[];
                    isOn: boolean;
                    name: string;
                    reason?: string;
                    url: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Changes limits, approvals, waiting times and the way money goes out */
            updateWithdrawalSettings: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["WithdrawalSettingsShape"];
                };
                body: {
                    accountRestMinutes: number;
                    autoReceiveMinutes: number;
                    /** @description Withdrawals of a member a day */
                    dailyCount: number;
                    /** @example 150000 */
                    dailySum: string;
                    /**
                     * @description Above it two operators approve; a raise counts after a day
                     * @example 150000
                     */
                    fourEyesAbove: string;
                    /** @enum {unknown} */
                    gateway: "BANK_API" | "MANUAL";
                    /** @example 150000 */
                    maximum: string;
                    mayCancel: boolean;
                    /** @example 150000 */
                    minimum: string;
                    openAtOnce: number;
                    quickAmounts: string[];
                    reason: string;
                    /**
                     * @description Operators are told of a win of so much
                     * @example 150000
                     */
                    winAlarmFrom: string;
                };
            };
            /** @description Sets the picture of the signed-in member (png or jpg by content, 5 MB) */
            uploadAvatar: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        avatarUrl: string | null;
                    };
                };
            };
            /** @description Uploads a picture (png or jpg by content, 5 MB) */
            uploadFile: {
                answer: {
                    /** @constant */
                    success: true;
                    value: {
                        height: number;
                        id: string;
                        url: string;
                        width: number;
                    };
                };
            };
            /** @description Uploads a picture of a document (png or jpg by content, 5 MB) */
            uploadIdentityDocument: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Identity"];
                };
                params: {
                    /** @enum {unknown} */
                    kind: "FRONT" | "BACK" | "SELFIE";
                };
            };
            /** @description Ends a batch: none of its codes works any more; what was given stays given */
            voidPromotionCodeBatch: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["PromotionCodeBatch"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes an own request back */
            withdrawAdjustment: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Adjustment"];
                };
                body: {
                    reason: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description Takes back a dispute that is not answered; one that is taken back stays so */
            withdrawDispute: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["Dispute"];
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
            /** @description No player reads the article any more; its versions stay */
            withdrawHelpArticle: {
                answer: {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["OperatorHelpArticle"];
                };
                body: {
                    reason?: string;
                };
                params: {
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                };
            };
        };
        Candidate: {
            codeDistance: number | null;
            deposit: components["schemas"]["OperatorDeposit"];
            isClaimed: boolean;
            isSameAccount: boolean;
            isSameAmount: boolean;
        };
        CannedAnswer: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            content: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @example vi */
            language: string;
            title: string;
        };
        CaptchaProviders: {
            /** @description IMAGE: a picture to read; ALTCHA: a proof of work the browser finds; NONE: no check */
            login: "IMAGE" | "ALTCHA" | "NONE";
            /** @description IMAGE: a picture to read; ALTCHA: a proof of work the browser finds; NONE: no check */
            register: "IMAGE" | "ALTCHA" | "NONE";
            /** @description IMAGE: a picture to read; ALTCHA: a proof of work the browser finds; NONE: no check */
            sms: "IMAGE" | "ALTCHA" | "NONE";
        };
        Chat: {
            authorKey: string | null;
            /** @description Writers whom the caller does not want to read */
            hidden: components["schemas"]["HiddenAuthor"][];
            mute: components["schemas"]["ChatMute"] | null;
            rooms: components["schemas"]["ChatRoom"][];
        };
        /** @description What members see of a writer, as it was when he wrote */
        ChatAuthor: {
            avatarUrl: string | null;
            /** @description Names the writer to other members; leads to no account */
            key: string;
            /** @description Nickname, or the account with its middle hidden */
            name: string;
            rank: number | null;
        };
        /** @description A message that members reported */
        ChatCase: {
            claimedBy: string | null;
            decidedAt: string | null;
            decidedBy: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            message: components["schemas"]["OperatorChatMessage"];
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            openedAt: string;
            /** @description Members who reported it */
            reports: number;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            roomId: string;
            roomName: string;
            /** @enum {unknown} */
            state: "OPEN" | "REMOVED" | "DISMISSED";
        };
        ChatCaseWhole: {
            claimedBy: string | null;
            /** @description Messages around it, the earliest first */
            context: components["schemas"]["OperatorChatMessage"][];
            decidedAt: string | null;
            decidedBy: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            message: components["schemas"]["OperatorChatMessage"];
            mute: components["schemas"]["OperatorChatMute"] | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            openedAt: string;
            /** @description The last hundred */
            reporters: components["schemas"]["ChatReport"][];
            /** @description Members who reported it */
            reports: number;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            roomId: string;
            roomName: string;
            /** @enum {unknown} */
            state: "OPEN" | "REMOVED" | "DISMISSED";
        };
        ChatLog: {
            content: {
                author: components["schemas"]["ChatAuthor"] | null;
                bet: components["schemas"]["SharedBet"] | null;
                clientId: string | null;
                content: string | null;
                cursor: string;
                /** @description It went: nothing of it is told any more */
                isRemoved: boolean;
                /**
                 * @description A message, or that an earlier one went
                 * @enum {unknown}
                 */
                kind: "TEXT" | "BET" | "REMOVAL";
                removes: number | null;
                /** @description Its place in the log of the room, which has no gaps */
                sequence: number;
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                writtenAt: string;
            }[];
            endCursor: string | null;
            hasNextPage: boolean;
            hasPreviousPage: boolean;
            /** @description Of the room; 0 while nobody wrote */
            lastSequence: number;
            startCursor: string | null;
        };
        /** @description An entry of the log of a room */
        ChatMessage: {
            author: components["schemas"]["ChatAuthor"] | null;
            bet: components["schemas"]["SharedBet"] | null;
            clientId: string | null;
            content: string | null;
            /** @description It went: nothing of it is told any more */
            isRemoved: boolean;
            /**
             * @description A message, or that an earlier one went
             * @enum {unknown}
             */
            kind: "TEXT" | "BET" | "REMOVAL";
            removes: number | null;
            /** @description Its place in the log of the room, which has no gaps */
            sequence: number;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            writtenAt: string;
        };
        ChatMute: {
            reason: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            until: string;
        };
        ChatReport: {
            account: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            /** @enum {unknown} */
            reason: "ABUSE" | "FRAUD" | "SPAM" | "OTHER";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            reportedAt: string;
        };
        ChatRoom: {
            code: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description What deposits of writers come to; 0: nothing */
            leastDeposits: string;
            /** @description VIP level of writers; 0: any */
            leastRank: number;
            name: string;
            refusal: ("SIGN_IN" | "TRIAL" | "MUTED" | "LEVEL" | "DEPOSITS") | null;
            slowSeconds: number;
        };
        ChatWord: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            addedAt: string;
            addedBy: string;
            /** @description As it is looked for: without accents, blanks and repeated letters */
            compared: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            word: string;
        };
        ClosingObstacles: {
            /** @example 150000.00 */
            balance: string;
            /** @description Bonus or commission that is neither played free nor given up */
            bonus: boolean;
            /** @description The house still looks into a payment or a correction */
            checks: boolean;
            depositId: string | null;
            /** @description Bets without a result, or whose result is about to be put right */
            openBets: boolean;
            /** @description Money in the wallet of a vendor, or on its way there or back */
            vendorWallets: boolean;
            withdrawalId: string | null;
        };
        CodeSent: {
            /** @description Minutes until another code may be asked for */
            expiredMinutes: number;
        };
        ContentNetworksShape: {
            /** @description Hosts at which games are launched, each https and without a path; none: our own */
            games: string[];
            id: string;
            /** @description Hosts that pictures of the portal come from, each https and without a path; none: our own */
            images: string[];
        };
        Contract: {
            awaits: ("PAYER" | "PAYEE") | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            holdsUntil: string | null;
            id: string;
            /** @enum {unknown} */
            kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
            /**
             * @description Which side of it the member is
             * @enum {unknown}
             */
            party: "PAYER" | "PAYEE";
            payeeAccount: string;
            payeeId: string;
            /** @enum {unknown} */
            payer: "PLATFORM" | "UPLINE";
            payerAccount: string | null;
            payerId: string | null;
            /**
             * @description REALTIME: every five minutes
             * @enum {unknown}
             */
            period: "REALTIME" | "HOUR" | "DAY" | "WEEK" | "HALF_MONTH" | "MONTH";
            proposedVersion: number | null;
            /**
             * @description REQUESTED → ACTIVE | REJECTED; ACTIVE → TERMINATION_REQUESTED → TERMINATED, or back to ACTIVE
             * @enum {unknown}
             */
            state: "REQUESTED" | "ACTIVE" | "REJECTED" | "TERMINATION_REQUESTED" | "TERMINATED";
            steps: components["schemas"]["ContractStep"][];
            version: number | null;
            versions: components["schemas"]["ContractVersion"][];
        };
        ContractOffer: {
            /** @description Whether members may sign it, who become agents by that; else agents alone */
            isForMembers: boolean;
            /** @enum {unknown} */
            kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
            /** @description In 1/1 000 000: 10000 is 1 % */
            mostRate: number;
            /**
             * @description REALTIME: every five minutes
             * @enum {unknown}
             */
            period: "REALTIME" | "HOUR" | "DAY" | "WEEK" | "HALF_MONTH" | "MONTH";
        };
        ContractStep: {
            /**
             * @description UPLINE: a contract above was changed, which made this one impossible
             * @enum {unknown}
             */
            actor: "PAYER" | "PAYEE" | "UPLINE" | "PLATFORM";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            at: string;
            /** @enum {unknown} */
            deed: "PROPOSED" | "SIGNED" | "REJECTED" | "WITHDRAWN" | "TERMINATION_REQUESTED" | "TERMINATION_REFUSED" | "TERMINATION_WITHDRAWN" | "TERMINATED" | "ENDED" | "MOVED" | "LAPSED";
            version: number | null;
        };
        ContractTemplateShape: {
            /**
             * @description Where a period in which the house lost goes to
             * @enum {unknown}
             */
            carry: "NONE" | "NEXT" | "HALF_MONTH" | "PERMANENT";
            /** @enum {unknown} */
            id: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
            isOffered: boolean;
            /** @description Whether a member who signs becomes an agent */
            makesAgents: boolean;
            /** @description Whether two operators approve what is paid by contracts of the kind */
            needsApproval: boolean;
            /**
             * @description Whose money pays contracts below the top: the platform everybody’s difference, or each upline his downlines
             * @enum {unknown}
             */
            paidBy: "PLATFORM" | "UPLINE";
            /**
             * @description REALTIME: every five minutes
             * @enum {unknown}
             */
            period: "REALTIME" | "HOUR" | "DAY" | "WEEK" | "HALF_MONTH" | "MONTH";
            /**
             * @description HIGHEST: the highest tier reached whole; FLOAT: tiers whose loss is not reached pay in proportion
             * @enum {unknown}
             */
            pick: "HIGHEST" | "FLOAT";
            proposal: components["schemas"]["OpenProposal"] | null;
            tiers: components["schemas"]["ContractTier"][];
        };
        ContractTier: {
            activeMembers: number;
            /**
             * @description What the house won of the team
             * @example 150000.00
             */
            loss: string;
            /** @description In 1/1 000 000: 10000 is 1 % */
            rate: number;
            /** @example 150000.00 */
            validBet: string;
        };
        ContractVersion: {
            /**
             * @description Where a period in which the house lost goes to
             * @enum {unknown}
             */
            carry: "NONE" | "NEXT" | "HALF_MONTH" | "PERMANENT";
            /**
             * @description HIGHEST: the highest tier reached whole; FLOAT: tiers whose loss is not reached pay in proportion
             * @enum {unknown}
             */
            pick: "HIGHEST" | "FLOAT";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            proposedAt: string;
            /** @enum {unknown} */
            proposedBy: "PAYER" | "PAYEE";
            tiers: components["schemas"]["ContractTier"][];
            validFrom: string | null;
            version: number;
        };
        Country: {
            countryCode: string;
            countryDialingCode: string;
        };
        CustomerService: {
            /** @enum {unknown} */
            csType: "LIVECHAT" | "EXTERNAL_CHAT" | "ZALO" | "TELEGRAM" | "MESSENGER" | "WHATSAPP" | "PHONE" | "EMAIL" | "FACEBOOK" | "YOUTUBE";
            /** @description By the zone of the brand; none: day and night */
            hours: components["schemas"]["CustomerServiceHours"][];
            isOpen: boolean;
            label: string | null;
            opensAt: string | null;
            /** @description Encrypted (section 3): opened by `GET /wps/customer-service/:token` */
            path: string;
        };
        CustomerServiceHours: {
            /** @description Days of the week, 1 for Monday */
            days: number[];
            /** @example 08:00 */
            from: string;
            /** @example 08:00 */
            until: string;
        };
        DataExport: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            expiresAt: string;
            id: string;
            /** @description Percent */
            progress: number;
            readyAt: string | null;
            /** @enum {unknown} */
            state: "WAITING" | "RUNNING" | "READY" | "FAILED";
        };
        Deposit: {
            acceptableAmount: string | null;
            accountName: string;
            accountNumber: string;
            /** @example 150000.00 */
            amount: string;
            bankBin: string;
            bankName: string;
            cancelledAt: string | null;
            case: ("NO_CODE" | "UNKNOWN_CODE" | "SEVERAL_CODES" | "WRONG_ACCOUNT" | "SHORT" | "OVER" | "LATE" | "SECOND" | "REFUSED" | "CLOSED" | "UNREADABLE") | null;
            channelId: string;
            channelName: string;
            claimedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            creditedAmount: string | null;
            creditedAt: string | null;
            currency: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            expiresAt: string;
            /** @example VIETQR */
            gateway: string;
            id: string;
            payUrl: string | null;
            /** @description VietQR (NAPAS 247) payload */
            qrPayload: string;
            /**
             * @description What the bank reported under the code of the deposit, all together
             * @example 150000.00
             */
            received: string;
            refusalReason: string | null;
            /**
             * @description CREATED → PENDING → PAID → CREDITED | EXPIRED | FAILED; REVIEW while money came but not as agreed, or the member says to have paid
             * @enum {unknown}
             */
            state: "CREATED" | "PENDING" | "REVIEW" | "PAID" | "CREDITED" | "EXPIRED" | "FAILED";
            timeline: {
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                at: string;
                /**
                 * @description CREATED → PENDING → PAID → CREDITED | EXPIRED | FAILED; REVIEW while money came but not as agreed, or the member says to have paid
                 * @enum {unknown}
                 */
                state: "CREATED" | "PENDING" | "REVIEW" | "PAID" | "CREDITED" | "EXPIRED" | "FAILED";
            }[];
            /** @description Stands in the purpose of the transfer; matches it to the deposit */
            transferCode: string;
            transfers: components["schemas"]["DepositTransfer"][];
        };
        DepositBlock: {
            account: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            blockedAt: string;
            blockedUntil: string | null;
            /** @description Id of the member */
            id: string;
            /** @description 1 for a time, 2 until an operator lifts it */
            level: number;
        };
        DepositTransfer: {
            /** @example 150000.00 */
            amount: string;
            id: string;
            /** @enum {unknown} */
            outcome: "CREDITED" | "SUSPENSE" | "RETURNED";
            reason: ("NO_CODE" | "UNKNOWN_CODE" | "SEVERAL_CODES" | "WRONG_ACCOUNT" | "SHORT" | "OVER" | "LATE" | "SECOND" | "REFUSED" | "CLOSED" | "UNREADABLE") | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            receivedAt: string;
            resolvedAt: string | null;
            transactedAt: string | null;
        };
        Dispute: {
            answer: string | null;
            closedAt: string | null;
            /** @description What the agent wrote */
            content: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            earningId: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @enum {unknown} */
            reason: "BETS_MISSING" | "RATE_WRONG" | "LINE_WRONG" | "NOT_PAID" | "OTHER";
            /**
             * @description Only an OPEN one is still to be answered
             * @enum {unknown}
             */
            state: "OPEN" | "UPHELD" | "REJECTED" | "WITHDRAWN";
        };
        DownlineShare: {
            account: string;
            /**
             * @description What his contract came to, which went off
             * @example 150000.00
             */
            amount: string;
            measures: components["schemas"]["TeamMeasures"];
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            rate: number | null;
        };
        DrawAudit: {
            isCommitmentKept: boolean | null;
            isResultEqual: boolean | null;
            recomputedResult: string[][] | null;
        };
        DrawCorrection: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            askedAt: string;
            askedBy: string;
            /** @description Put right so far */
            bets: number;
            decidedAt: string | null;
            decidedBy: string | null;
            decisionReason: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            drawId: string;
            finishedAt: string | null;
            /** @example SSC_1M */
            gameCode: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @enum {unknown} */
            kind: "VOID" | "RESETTLE";
            /** @example 20261122-0731 */
            number: string;
            /** @example 150000.00 */
            payoutAfter: string;
            /** @example 150000.00 */
            payoutBefore: string;
            reason: string;
            result: string[][] | null;
            /** @enum {unknown} */
            state: "ASKED" | "REFUSED" | "RUNNING" | "DONE";
            /** @example 150000.00 */
            uncollected: string;
        };
        DrawCorrectionHour: {
            bets: number;
            /** @enum {unknown} */
            gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            hour: string;
            /** @example 150000.00 */
            payout: string;
            /** @example 150000.00 */
            stake: string;
            /** @example 150000.00 */
            validBet: string;
        };
        DrawCorrectionMember: {
            /** @example 150000.00 */
            balance: string;
            memberAccount: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            /** @example 150000.00 */
            payoutAfter: string;
            /** @example 150000.00 */
            payoutBefore: string;
            /** @example 150000.00 */
            rebateTaken: string;
            /** @example 150000.00 */
            stakeReturned: string;
            /** @example 150000.00 */
            uncollected: string;
        };
        DrawCorrectionPreview: {
            bets: number;
            /** @description Changes of the hourly summaries */
            hours: components["schemas"]["DrawCorrectionHour"][];
            memberCount: number;
            /** @description Those it concerns most, at most 100 */
            members: components["schemas"]["DrawCorrectionMember"][];
            /** @example 150000.00 */
            payoutAfter: string;
            /** @example 150000.00 */
            payoutBefore: string;
            /** @example 150000.00 */
            rebateTaken: string;
            /** @example 150000.00 */
            stakeReturned: string;
            teamCount: number;
            /** @description Those it concerns most, at most 100 */
            teams: components["schemas"]["DrawCorrectionTeam"][];
            /** @example 150000.00 */
            uncollected: string;
            uncollectedWins: number;
            /** @example 150000.00 */
            validBetChange: string;
        };
        DrawCorrectionTeam: {
            bets: number;
            memberCount: number;
            /** @example 150000.00 */
            profit: string;
            uplineAccount: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            uplineId: string;
            /** @example 150000.00 */
            validBet: string;
        };
        DrawDetail: {
            audit: components["schemas"]["DrawAudit"];
            corrections: components["schemas"]["DrawCorrection"][];
            draw: components["schemas"]["OperatorDraw"];
            entries: components["schemas"]["DrawResultEntry"][];
            figures: components["schemas"]["DrawFigures"];
            /** @description Numbers that would cost most, at most 50 */
            numbers: components["schemas"]["DrawExposure"][];
            /** @description By play type; the draw as a whole has an empty play type */
            totals: components["schemas"]["DrawExposure"][];
        };
        DrawExposure: {
            /** @description Empty for the play type as a whole */
            number: string;
            /** @example 150000.00 */
            payout: string;
            playType: string;
            /** @example 150000.00 */
            stake: string;
        };
        DrawFigures: {
            bets: number;
            /** @description Of the brand: all amounts of the draw are in it */
            currency: string;
            openBets: number;
            /** @example 150000.00 */
            payout: string;
            /** @example 150000.00 */
            stake: string;
        };
        DrawResultEntry: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            enteredAt: string;
            /** @description User name of the operator, or name of the feed */
            enteredBy: string;
            isFeed: boolean;
            isOwn: boolean;
            result: string[][] | null;
            resultVersion: number;
        };
        Earning: {
            /**
             * @description To be paid by this; less than zero where it is taken back
             * @example 150000.00
             */
            amount: string;
            /**
             * @description Losses of the house from before, zero or less
             * @example 150000.00
             */
            carriedIn: string;
            /** @example 150000.00 */
            carriedOut: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            contractId: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            currency: string;
            /**
             * @description What of it direct downlines got
             * @example 150000.00
             */
            downlines: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            from: string;
            /**
             * @description What the contract came to
             * @example 150000.00
             */
            gross: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @enum {unknown} */
            kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
            measures: components["schemas"]["TeamMeasures"];
            /**
             * @description What is left of it
             * @example 150000.00
             */
            net: string;
            nextTryAt: string | null;
            /**
             * @description What of it was
             * @example 150000.00
             */
            paid: string;
            /**
             * @description Whose money it is
             * @enum {unknown}
             */
            payer: "PLATFORM" | "UPLINE";
            /**
             * @description REALTIME: every five minutes
             * @enum {unknown}
             */
            period: "REALTIME" | "HOUR" | "DAY" | "WEEK" | "HALF_MONTH" | "MONTH";
            rate: number | null;
            /** @description 0 as it was first settled; each correction of the window counts on */
            revision: number;
            skipReason: ("UPLINE_WITHOUT_CONTRACT" | "BETTER_THAN_UPLINE" | "UPLINE_NOT_REACHED" | "LINE_MOVED" | "PAYEE_CLOSED") | null;
            /** @enum {unknown} */
            state: "NOTHING" | "UNAPPROVED" | "DUE" | "INSUFFICIENT" | "PART_PAID" | "PAID" | "DENIED";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            until: string;
            /** @description The version of the contract that held */
            version: number;
        };
        EarningExplanation: {
            earning: components["schemas"]["Earning"];
            /** @description What the loss of the team is made of, as far as it is counted today */
            lossParts: components["schemas"]["LossParts"];
            /** @description What moved in the main wallet for it, the first one first */
            movements: components["schemas"]["EarningMovement"][];
            next: components["schemas"]["NextTier"] | null;
            /**
             * @description HIGHEST: the highest tier reached whole; FLOAT: tiers whose loss is not reached pay in proportion
             * @enum {unknown}
             */
            pick: "HIGHEST" | "FLOAT";
            /** @description All that was written of the window, the first one first */
            revisions: components["schemas"]["Earning"][];
            tiers: components["schemas"]["ContractTier"][];
        };
        EarningForecast: {
            /** @example 150000.00 */
            carriedIn: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            contractId: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            countedUntil: string;
            /** @example 150000.00 */
            downlines: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            from: string;
            /** @example 150000.00 */
            gross: string;
            /** @enum {unknown} */
            kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
            measures: components["schemas"]["TeamMeasures"];
            /** @example 150000.00 */
            net: string;
            next: components["schemas"]["NextTier"] | null;
            /**
             * @description REALTIME: every five minutes
             * @enum {unknown}
             */
            period: "REALTIME" | "HOUR" | "DAY" | "WEEK" | "HALF_MONTH" | "MONTH";
            /**
             * @description HIGHEST: the highest tier reached whole; FLOAT: tiers whose loss is not reached pay in proportion
             * @enum {unknown}
             */
            pick: "HIGHEST" | "FLOAT";
            rate: number | null;
            tiers: components["schemas"]["ContractTier"][];
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            until: string;
            version: number;
        };
        EarningMovement: {
            /**
             * @description Less than zero where it was taken back
             * @example 150000.00
             */
            amount: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            at: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
        };
        EnvelopeOpening: {
            account: string;
            /** @example 150000.00 */
            amount: string;
            currency: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            openedAt: string;
        };
        EnvelopeRain: {
            currency: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            endsAt: string;
            envelopes: number;
            /** @description The most that is in one */
            greatest: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description One envelope a day for each member; else one */
            isDaily: boolean;
            /** @description The least that is in one */
            least: string;
            /** @description The least VIP rank of whom it is for; 0: everybody */
            leastRank: number;
            /** @description Envelopes that nobody opened yet */
            left: number;
            opening: {
                /** @example 150000.00 */
                amount: string;
                /**
                 * Format: uuid
                 * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                 */
                id: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                openedAt: string;
            } | null;
            /**
             * @description How it stands for who asks
             * @enum {unknown}
             */
            standing: "SOON" | "OPEN" | "OPENED" | "GONE" | "OVER" | "HIGHER_LEVEL";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startsAt: string;
            text: string;
            title: string;
        };
        Exclusion: {
            endsAt: string | null;
            id: string;
            /** @enum {unknown} */
            kind: "TIME_OUT" | "SELF_EXCLUSION";
            liftAnswer: string | null;
            liftState: ("ASKED" | "GRANTED" | "REFUSED") | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startedAt: string;
        };
        Failure: {
            /** @description The next try needs an answered captcha */
            captcha?: boolean;
            /** @description Stable code, listed in locales/<language>/errors.json */
            code: string;
            /** @description The field it is about */
            field?: string;
            /** @description Sentence in the caller's language */
            message: string;
            /** @description Id of an unexpected failure, for support */
            requestId?: string;
            /** @description Seconds until a next try makes sense */
            retryAfter?: number;
            /** @constant */
            success: false;
        };
        /** @description A deed of operators that takes two, or may */
        FourEyesRule: {
            changedAt: string | null;
            changedBy: string | null;
            /** @enum {unknown} */
            deed: "deposit" | "suspense" | "withdrawal" | "settlement" | "lotteryRules" | "lotteryClosing" | "turnoverRules" | "withdrawalSettings" | "paymentSettings" | "paymentChannels" | "memberTransferRules" | "adjustmentLimit" | "contractOffer" | "contractSigning" | "contractTemplate" | "merchantProtection" | "pointSettings" | "mallGoods" | "vipLevels" | "referralRule" | "mission" | "leaderboard" | "envelope" | "raffle" | "signInDays" | "rebateRules" | "riskRules" | "lineMove" | "promotion" | "memberPassword" | "memberPaymentPassword" | "memberSecondFactor" | "memberPayeeName" | "memberUnlocking" | "memberReopening" | "fourEyesRules" | "withdrawalApproval" | "adjustment" | "lotteryResult" | "vendorTransfer";
            /**
             * @description What the house says of it
             * @enum {unknown}
             */
            demand: "ALWAYS" | "ABOVE_LIMIT" | "BRAND";
            /** @description Whether it takes two now; above the limit where there is one */
            isDemanded: boolean;
            limitIn: ("deposit" | "suspense" | "withdrawal" | "settlement" | "lotteryRules" | "lotteryClosing" | "turnoverRules" | "withdrawalSettings" | "paymentSettings" | "paymentChannels" | "memberTransferRules" | "adjustmentLimit" | "contractOffer" | "contractSigning" | "contractTemplate" | "merchantProtection" | "pointSettings" | "mallGoods" | "vipLevels" | "referralRule" | "mission" | "leaderboard" | "envelope" | "raffle" | "signInDays" | "rebateRules" | "riskRules" | "lineMove" | "promotion" | "memberPassword" | "memberPaymentPassword" | "memberSecondFactor" | "memberPayeeName" | "memberUnlocking" | "memberReopening" | "fourEyesRules") | null;
            proposal: components["schemas"]["OpenProposal"] | null;
            /** @description What both operators need */
            right: string;
            /** @description How many such deeds wait for a second operator */
            waiting: number;
        };
        Game: {
            /** @description MAINTENANCE: shown, says so, cannot be started */
            availability: "OPEN" | "MAINTENANCE";
            /** @description The vendor's name */
            displayName: string;
            gameClassify: ("SC" | "VP" | "JP" | "TG" | "AC" | "BG") | null;
            gameCode: string | null;
            gameName: string;
            /** @enum {unknown} */
            gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
            hasDemo: boolean;
            /** @description Id of the game */
            nodeId: string;
            showIcon: string;
            /**
             * @description Vendor code
             * @example JL
             */
            vassalage: string;
        };
        GcpAnswer: {
            /** @description 1/100 of the currency unit */
            balance?: number;
            /** @example 100 */
            code?: number;
            game_id?: string;
            message?: string;
            transactions?: {
                action_id: string;
                tx_id: string;
            }[];
        };
        /** @description A bet that won so much that somebody has to look at it */
        GreatWin: {
            /**
             * @description The figure of the brand that it reached
             * @example 150000.00
             */
            alarmFrom: string;
            /** @example 150000.00 */
            amount: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            betId: string;
            currency: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            foundAt: string;
            /** @enum {unknown} */
            gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            memberAccount: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            seenAt: string | null;
            seenBy: string | null;
            seenReason: string | null;
            /**
             * @description SEEN: an operator looked at it
             * @enum {unknown}
             */
            state: "NEW" | "SEEN";
            /** @description Vendor code */
            vassalage: string;
        };
        HelpArticle: {
            /** @example term */
            anchor: string;
            /** @description Markdown */
            content: string;
            /** @description The anchor */
            id: string;
            /** @description Anchors of published articles to read besides, in order */
            related: string[];
            title: string;
            /** @enum {unknown} */
            topic: "START" | "ACCOUNT" | "MONEY" | "GAMES" | "REWARDS" | "SAFER_PLAY" | "APP" | "RULES" | "CONTACT";
        };
        HelpFinding: {
            /** @example term */
            anchor: string;
            /** @description The piece of the content that fits, without its Markdown */
            excerpt: {
                isFound: boolean;
                text: string;
            }[];
            title: {
                isFound: boolean;
                text: string;
            }[];
            /** @enum {unknown} */
            topic: "START" | "ACCOUNT" | "MONEY" | "GAMES" | "REWARDS" | "SAFER_PLAY" | "APP" | "RULES" | "CONTACT";
        };
        HelpVersion: {
            number: number;
            position: number;
            related: string[];
            restoredFrom: number | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            savedAt: string;
            savedBy: string | null;
            texts: {
                /** @description Markdown */
                content: string;
                /** @example vi */
                language: string;
                title: string;
            }[];
            /** @enum {unknown} */
            topic: "START" | "ACCOUNT" | "MONEY" | "GAMES" | "REWARDS" | "SAFER_PLAY" | "APP" | "RULES" | "CONTACT";
        };
        HiddenAuthor: {
            key: string;
            name: string;
        };
        HubAnswer: {
            /** @description 1/100 000 of the currency unit */
            balance?: number;
            currency?: string;
            request_uuid?: string;
            /** @example RS_OK */
            status: string;
            user?: string;
        };
        Identity: {
            birthday: string | null;
            decidedAt: string | null;
            documents: {
                /** @enum {unknown} */
                kind: "FRONT" | "BACK" | "SELFIE";
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                uploadedAt: string;
            }[];
            idNumber: string | null;
            name: string | null;
            reason: string | null;
            /** @enum {unknown} */
            state: "NONE" | "SUBMITTED" | "VERIFIED" | "REJECTED";
            submittedAt: string | null;
        };
        IncomeDay: {
            /** @example 150000.00 */
            amount: string;
            /**
             * Format: date
             * @example 2026-11-22
             */
            day: string;
            /** @enum {unknown} */
            kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
            /** @example 150000.00 */
            paid: string;
        };
        Invitation: {
            /**
             * @description Taken as referralCode by a registration
             * @example K7WQ2MHX9D
             */
            code: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            endedAt: string | null;
            expiresAt: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            lastUsedAt: string | null;
            /** @description Whether who comes by it is an agent from the beginning */
            makesAgents: boolean;
            mostUses: number | null;
            name: string;
            offer: {
                /** @enum {unknown} */
                kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                /** @description In 1/1 000 000: 10000 is 1 % */
                rate: number;
            } | null;
            /**
             * @description Only an OPEN one lets anybody in
             * @enum {unknown}
             */
            state: "OPEN" | "EXPIRED" | "USED_UP" | "ENDED";
            /** @description How many came by it */
            uses: number;
        };
        Jackpot: {
            /** @example 150000.00 */
            amount: string;
            currencySymbol: string;
            game: components["schemas"]["Game"];
            /** @description Unique among the jackpots of the brand */
            id: string;
            name: string;
        };
        JobFailure: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            at: string;
            attempt: number | null;
            /**
             * @description Of errors.json
             * @example JOB_FAILED
             */
            code: string;
            detail: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @example follow-payouts */
            job: string;
            /** @description What the code says, in the language of the caller */
            message: string;
            reference: string | null;
            /**
             * @description STUCK: the piece gave up and waits for an operator; RETRIED, DROPPED: what one made of it; TOLD: nothing to decide
             * @enum {unknown}
             */
            state: "TOLD" | "STUCK" | "RETRIED" | "DROPPED";
            /** @description How often it failed so since the entry before */
            times: number;
        };
        Leaderboard: {
            categories: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
            /** @example cuoc-moi-ngay */
            code: string;
            currency: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            endsAt: string;
            /** @example 150000.00 */
            leastValidBet: string;
            name: string;
            own: {
                days: {
                    /**
                     * Format: date
                     * @example 2026-11-22
                     */
                    day: string;
                    /** @example 150000.00 */
                    validBet: string;
                }[];
                place: number | null;
                /** @example 150000.00 */
                validBet: string;
            };
            /** @description The first 50 as they stand */
            places: components["schemas"]["LeaderboardPlace"][];
            /** @description By place */
            prizes: string[];
            /**
             * Format: date
             * @example 2026-11-22
             */
            startsOn: string;
        };
        LeaderboardPlace: {
            /** @description Masked */
            account: string;
            isOwn: boolean;
            place: number;
            prize: string | null;
            /** @example 150000.00 */
            validBet: string;
        };
        LeaderboardWeek: {
            currency: string;
            earlier: string | null;
            /** @description Whether its places are final */
            isClosed: boolean;
            later: string | null;
            places: {
                account: string;
                claimedAt: string | null;
                /**
                 * Format: uuid
                 * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                 */
                memberId: string;
                place: number;
                prize: string | null;
                /** @example 150000.00 */
                validBet: string;
            }[];
            /**
             * Format: date
             * @example 2026-11-22
             */
            startsOn: string;
        };
        Limit: {
            /** @description Money for DEPOSIT and LOSS, whole minutes for SESSION */
            effective: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            endsAt: string;
            /**
             * @description What is limited
             * @enum {unknown}
             */
            kind: "DEPOSIT" | "LOSS" | "SESSION";
            /** @description Money for DEPOSIT and LOSS, whole minutes for SESSION */
            left: string;
            operator: string | null;
            own: string | null;
            pending: {
                amount: string | null;
                isReady: boolean;
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                readyAt: string;
            } | null;
            /**
             * @description By the calendar of the merchant's zone
             * @enum {unknown}
             */
            period: "DAY" | "WEEK" | "MONTH";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startsAt: string;
            /** @description Money for DEPOSIT and LOSS, whole minutes for SESSION */
            used: string;
        };
        /** @description Of a vendor that is off, of a category that is off, or of bets of a category */
        LineLimit: {
            currency: string | null;
            gameType: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT") | null;
            greatest: string | null;
            /**
             * @description Who set it: the caller, somebody above him, or somebody in his line
             * @enum {unknown}
             */
            source: "OWN" | "ABOVE" | "LINE";
            vendorCode: string | null;
        };
        LineMovePreview: {
            contractCount: number;
            /** @description Contracts that would end, the first hundred */
            contracts: {
                /**
                 * Format: uuid
                 * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                 */
                id: string;
                /** @enum {unknown} */
                kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
                payeeAccount: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                until: string;
            }[];
            /** @description From when on it would hold */
            day: string;
            from: {
                account: string;
                /**
                 * Format: uuid
                 * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                 */
                id: string;
            } | null;
            /** @description How many would move, the first included */
            members: number;
            /** @description Set above today and no more then */
            rulesLeft: {
                currency: string | null;
                gameType: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT") | null;
                greatest: string | null;
                vendorCode: string | null;
            }[];
            /** @description Set above from then on */
            rulesMet: {
                currency: string | null;
                gameType: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT") | null;
                greatest: string | null;
                vendorCode: string | null;
            }[];
            to: {
                account: string;
                /**
                 * Format: uuid
                 * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                 */
                id: string;
            } | null;
            /** @description Stays with those above today */
            today: {
                /** @description Payouts less stakes */
                profit: string;
                /** @example 150000.00 */
                stake: string;
                /** @example 150000.00 */
                validBet: string;
            };
        };
        LineRules: {
            /** @description The strictest of all that is set above the member */
            inForce: components["schemas"]["LineLimit"][];
            /** @description Whether the caller may set something for the line */
            isOwn: boolean;
            /** @description Set for a large line, and in force within a minute */
            isPending: boolean;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            /** @description How many are below */
            members: number;
            set: {
                gameTypesOff: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
                greatestStakes: {
                    /** @enum {unknown} */
                    gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                    /** @example 150000.00 */
                    greatest: string;
                }[];
                vendorsOff: string[];
            };
        };
        LinkedIdentity: {
            /** @description E-mail address or name at the other house */
            label: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            linkedAt: string;
            provider: "GOOGLE" | "FACEBOOK";
        };
        LossParts: {
            /**
             * @description Over whole days, as rebates and salaries
             * @example 150000.00
             */
            bonuses: string;
            /**
             * @description Salaries by contracts
             * @example 150000.00
             */
            commissions: string;
            /** @example 150000.00 */
            payout: string;
            /** @example 150000.00 */
            rebates: string;
            /**
             * @description What the house took; the others are what it gave away
             * @example 150000.00
             */
            stake: string;
        };
        Lottery: {
            /** @description MAINTENANCE: shown, says so, cannot be started */
            availability: "OPEN" | "MAINTENANCE";
            currentDraw: components["schemas"]["LotteryDraw"] | null;
            /** @enum {unknown} */
            family: "SSC" | "11X5" | "PK10" | "K3" | "LHC" | "LF" | "VN_NORTH" | "VN_SOUTH" | "SEA";
            /** @example SSC_1M */
            gameCode: string;
            /** @enum {unknown} */
            gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
            icon: string;
            lastDraw: components["schemas"]["LotteryDraw"] | null;
            name: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            nodeId: string;
            periodSeconds: number | null;
            /** @description Vendor code */
            vassalage: string;
        };
        LotteryBet: {
            hits: {
                count: number;
                prize: string;
            }[] | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            multiple: number;
            odds: {
                [key: string]: number;
            };
            /** @example 150000.00 */
            payout: string;
            picks: string[][];
            playType: string;
            /** @example 150000.00 */
            rebate: string;
            /** @description In 1/10,000 of the stake */
            rebateRate: number;
            series: number;
            /** @example 150000.00 */
            stake: string;
            /** @enum {unknown} */
            state: "OPEN" | "SETTLED" | "VOID";
            tickets: number;
            /** @example 150000.00 */
            unit: string;
        };
        LotteryChase: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            currency: string;
            draws: number;
            drawsDone: number;
            endedAt: string | null;
            /** @example SSC_1M */
            gameCode: string;
            gameName: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @example 150000.00 */
            payout: string;
            /** @example 150000.00 */
            stake: string;
            /** @enum {unknown} */
            state: "ACTIVE" | "STOPPED" | "FINISHED";
            stopsOnWin: boolean;
        };
        LotteryDraw: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            closesAt: string;
            commitment: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            drawsAt: string;
            /** @example 20261122-0731 */
            number: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            opensAt: string;
            result: string[][] | null;
            seed: string | null;
            /** @enum {unknown} */
            state: "OPEN" | "CLOSED" | "HELD" | "DRAWN" | "SETTLED" | "VOID";
        };
        LotteryLine: {
            multiple: number;
            picks: string[][];
            playType: string;
            series: number;
            /** @example 150000 */
            unit: string;
        };
        LotteryMenu: {
            /** @description The vendor's name */
            accountTypeName: string;
            games: components["schemas"]["Lottery"][];
            vassalage: string;
        };
        LotteryOrder: {
            bets: components["schemas"]["LotteryBet"][];
            cancelledAt: string | null;
            chaseId: string | null;
            currency: string;
            draw: components["schemas"]["LotteryDraw"];
            family: string;
            /** @example SSC_1M */
            gameCode: string;
            gameName: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            mayCancel: boolean;
            /** @example 150000.00 */
            payout: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            placedAt: string;
            /** @example 150000.00 */
            stake: string;
        };
        LotteryRules: {
            highestSeries: number;
            lowestSeries: number;
            /** @example 150000.00 */
            memberStakeLimit: string;
            /** @description Odds in 1/10,000 by play type and prize, where the brand has its own */
            odds: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            /** @example 150000.00 */
            smallestUnit: string;
            version: number;
            withheld: string[];
        };
        LotteryTicketReturn: {
            playType: string;
            /** @description What comes back of a stake on average, in 1/10,000 */
            returnRate: number;
            ticket: string | null;
        };
        MarkedMember: {
            account: string;
            breaks: number;
            hit: number;
            /** @description Id of the member */
            id: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            lastAt: string;
            raised: number;
        };
        Match: {
            away: string;
            awayScore: number;
            /** @description How far it is, in words */
            clock: string;
            game: components["schemas"]["Game"];
            home: string;
            homeScore: number;
            id: string;
            isLive: boolean;
            league: string;
            /** @description Who wins; none while no bets are taken */
            odds: {
                /** @description 1/10 000 */
                odds: number;
                /** @enum {unknown} */
                pick: "HOME" | "DRAW" | "AWAY";
            }[];
            /** @example football */
            sport: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startsAt: string;
        };
        Member: {
            account: string;
            avatarUrl: string | null;
            currency: string;
            currencySymbol: string;
            email: string | null;
            hasVip: boolean;
            id: string;
            /** @example vi */
            language: string;
            lastSignInAt: string | null;
            mobileNum: string | null;
            /** @description Of this session: nothing is played or paid before the password is changed */
            mustChangePassword: boolean;
            nickname: string | null;
            payeeName: string | null;
            playBlockedUntil: string | null;
            referralCode: string;
            subaccount: {
                displayName: string;
                name: string;
                rights: ("REGISTER" | "CONTRACTS" | "RULES" | "PAY")[];
            } | null;
            /** @description 0 member; 4 trial; 1, 2, 41, 42 agents */
            type: number;
            vipLabelName: string | null;
            vipRankLevel: number | null;
        };
        MemberFigures: {
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            own: components["schemas"]["TeamFigures"];
            /** @description Of the member and everybody below */
            team: components["schemas"]["TeamFigures"];
        };
        MemberProfile: {
            account: string;
            avatarUrl: string | null;
            birthday: string | null;
            currency: string;
            /** @description Further fields of the registration */
            details: {
                [key: string]: unknown;
            };
            /** @description Everybody below, at any depth */
            downlines: number;
            email: string | null;
            expiresAt: string | null;
            /** @description Failed sign-ins of the last 30 minutes */
            failedTries: number;
            hasPaymentPassword: boolean;
            id: string;
            language: string;
            lastSignInAt: string | null;
            lastSignInIp: string | null;
            mobileNum: string | null;
            nickname: string | null;
            passkeys: number;
            payeeName: string | null;
            /** @description What waits for a second operator about the member */
            proposals: components["schemas"]["OpenProposal"][];
            referralCode: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            registeredAt: string;
            registerIp: string | null;
            registerUrl: string | null;
            /** @enum {unknown} */
            status: "ACTIVE" | "LOCKED" | "CLOSED";
            tags: components["schemas"]["Tag"][];
            termsAcceptedAt: string | null;
            totpSince: string | null;
            type: number;
            /** @description The line above, the highest first */
            uplines: {
                account: string;
                id: string;
            }[];
        };
        MemberProtection: {
            account: string;
            currency: string;
            exclusions: components["schemas"]["Exclusion"][];
            /** @description Id of the member */
            id: string;
            limits: components["schemas"]["Limit"][];
            playBlockedUntil: string | null;
            proposal: components["schemas"]["OpenProposal"] | null;
            /** @enum {unknown} */
            status: "ACTIVE" | "LOCKED" | "CLOSED";
        };
        MemberTransfer: {
            /** @description The other side */
            account: string;
            /** @example 150000.00 */
            amount: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /** @enum {unknown} */
            direction: "SENT" | "RECEIVED";
            id: string;
        };
        MemberVip: {
            steps: {
                content: components["schemas"]["VipStep"][];
                pageNum: number;
                pageSize: number;
                totalItems: number;
                totalPages: number;
            };
            vip: components["schemas"]["Vip"];
        };
        Merchant: {
            /** @description Those that may play, as the licence has it; none: all that are not blocked */
            allowedCountries: string[];
            /** @description IP addresses that are kept out, and ranges of them */
            blockedAddresses: string[];
            blockedCountries: string[];
            captchaComplexity: number;
            captchaProviders: components["schemas"]["CaptchaProviders"];
            code: string;
            /**
             * @description Of all its money, for good
             * @example VND
             */
            currency: string;
            /** @example vi */
            defaultLanguage: string;
            /** @description Host names by which visitors open it, each of one brand only; the first is the one to share */
            domains: string[];
            gtagId: string | null;
            iconUrl: string | null;
            id: string;
            identityForWithdrawal: boolean;
            languages: string[];
            licence: string | null;
            /** @description All that a brand needs to take real money, which a LIVE house asks when it starts */
            liveDemands: {
                /** @enum {unknown} */
                code: "MODE" | "LICENCE" | "COUNTRIES" | "OPERATORS" | "SECOND_FACTOR" | "DOMAIN";
                isMet: boolean;
            }[];
            logoUrl: string | null;
            maintenanceMessages: {
                /** @example vi */
                language: string;
                message: string;
            }[];
            maintenanceUntil: string | null;
            /** @description Years; who is younger may not play */
            minimumAge: number;
            /** @description Those whose mobile numbers are accepted, in the order in which they are offered */
            mobileCountries: string[];
            mode: "DEMO" | "LIVE";
            name: string;
            /**
             * @description A self-exclusion holds at all brands of one group
             * @example SENVANG
             */
            operatorGroup: string;
            /** @description Operators need an authenticator app for this brand */
            operatorTotpRequired: boolean;
            proposal: components["schemas"]["OpenProposal"] | null;
            realityCheckMinutes: 15 | 30 | 60;
            /** @description Downloads and guides; a page of the portal begins with / */
            resources: {
                /** @enum {unknown} */
                key: "MEDIA_GUIDE" | "APP_IOS" | "APP_IOS_LITE" | "APP_ANDROID";
                /**
                 * @example https://app.example/ios
                 * @example /app#install-ios
                 */
                url: string;
            }[];
            /** @description Whose codes prove a mobile number */
            smsChannel: "OWN" | "FIREBASE";
            socialProviders: ("GOOGLE" | "FACEBOOK")[];
            status: 0 | 1;
            /** @description Colours of its own, by the design tokens they stand for; the house’s where it has none */
            theme: {
                /** @example brand */
                name: string;
                /** @example #f0b849 */
                value: string;
            }[];
            /** @description Whose midnight ends a day, and windows of contracts */
            timeZone: string;
        };
        merchantChange: {
            /** @description Those that may play, as the licence has it; none: all that are not blocked */
            allowedCountries?: string[];
            /** @description IP addresses that are kept out, and ranges of them */
            blockedAddresses?: string[];
            blockedCountries?: string[];
            captchaComplexity?: number;
            captchaProviders?: components["schemas"]["CaptchaProviders"];
            /** @example vi */
            defaultLanguage?: string;
            /** @description Host names by which visitors open it, each of one brand only; the first is the one to share */
            domains?: string[];
            gtagId?: string | null;
            iconUrl?: string | null;
            identityForWithdrawal?: boolean;
            languages?: string[];
            licence?: string | null;
            logoUrl?: string | null;
            maintenanceMessages?: {
                /** @example vi */
                language: string;
                message: string;
            }[];
            maintenanceUntil?: string | null;
            /** @description Years; who is younger may not play */
            minimumAge?: number;
            /** @description Those whose mobile numbers are accepted, in the order in which they are offered */
            mobileCountries?: string[];
            name?: string;
            /**
             * @description A self-exclusion holds at all brands of one group
             * @example SENVANG
             */
            operatorGroup?: string;
            /** @description Operators need an authenticator app for this brand */
            operatorTotpRequired?: boolean;
            realityCheckMinutes?: 15 | 30 | 60;
            reason?: string;
            /** @description Downloads and guides; a page of the portal begins with / */
            resources?: {
                /** @enum {unknown} */
                key: "MEDIA_GUIDE" | "APP_IOS" | "APP_IOS_LITE" | "APP_ANDROID";
                /**
                 * @example https://app.example/ios
                 * @example /app#install-ios
                 */
                url: string;
            }[];
            /** @description Whose codes prove a mobile number */
            smsChannel?: "OWN" | "FIREBASE";
            socialProviders?: ("GOOGLE" | "FACEBOOK")[];
            status?: 0 | 1;
            /** @description Colours of its own, by the design tokens they stand for; the house’s where it has none */
            theme?: {
                /** @example brand */
                name: string;
                /** @example #f0b849 */
                value: string;
            }[];
        };
        MerchantDraft: {
            after: components["schemas"]["MerchantSettings"];
            before: components["schemas"]["MerchantSettings"];
            /** @description Names of what differs, as `updateMerchant` takes them */
            fields: string[];
            merchantId: string;
            /** @description Counts its saves; `basedOn` of the next */
            number: number;
            /** @description The mark of what differs, as it was seen */
            revision: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            savedAt: string;
            /** @description Account of the operator */
            savedBy: string;
        };
        MerchantSettings: {
            /** @description Those that may play, as the licence has it; none: all that are not blocked */
            allowedCountries: string[];
            /** @description IP addresses that are kept out, and ranges of them */
            blockedAddresses: string[];
            blockedCountries: string[];
            captchaComplexity: number;
            captchaProviders: components["schemas"]["CaptchaProviders"];
            /** @example vi */
            defaultLanguage: string;
            /** @description Host names by which visitors open it, each of one brand only; the first is the one to share */
            domains: string[];
            gtagId: string | null;
            iconUrl: string | null;
            identityForWithdrawal: boolean;
            languages: string[];
            licence: string | null;
            logoUrl: string | null;
            maintenanceMessages: {
                /** @example vi */
                language: string;
                message: string;
            }[];
            maintenanceUntil: string | null;
            /** @description Years; who is younger may not play */
            minimumAge: number;
            /** @description Those whose mobile numbers are accepted, in the order in which they are offered */
            mobileCountries: string[];
            name: string;
            /**
             * @description A self-exclusion holds at all brands of one group
             * @example SENVANG
             */
            operatorGroup: string;
            /** @description Operators need an authenticator app for this brand */
            operatorTotpRequired: boolean;
            realityCheckMinutes: 15 | 30 | 60;
            /** @description Downloads and guides; a page of the portal begins with / */
            resources: {
                /** @enum {unknown} */
                key: "MEDIA_GUIDE" | "APP_IOS" | "APP_IOS_LITE" | "APP_ANDROID";
                /**
                 * @example https://app.example/ios
                 * @example /app#install-ios
                 */
                url: string;
            }[];
            /** @description Whose codes prove a mobile number */
            smsChannel: "OWN" | "FIREBASE";
            socialProviders: ("GOOGLE" | "FACEBOOK")[];
            status: 0 | 1;
            /** @description Colours of its own, by the design tokens they stand for; the house’s where it has none */
            theme: {
                /** @example brand */
                name: string;
                /** @example #f0b849 */
                value: string;
            }[];
        };
        MerchantVersion: {
            after: components["schemas"]["MerchantSettings"];
            back: {
                after: components["schemas"]["MerchantSettings"];
                before: components["schemas"]["MerchantSettings"];
                /** @description Names of what differs, as `updateMerchant` takes them */
                fields: string[];
                /** @description The mark of what differs, as it was seen */
                revision: string;
            };
            before: components["schemas"]["MerchantSettings"];
            /** @description Those of its fields that a later save changed */
            changedSince: string[];
            /** @description Names of what differs, as `updateMerchant` takes them */
            fields: string[];
            merchantId: string;
            number: number;
            /** @enum {unknown} */
            origin: "SAVE" | "DRAFT" | "TAKE_BACK";
            reason: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            savedAt: string;
            /** @description Account of the operator */
            savedBy: string;
            takesBack: number | null;
        };
        /** @description A message of the house to a member */
        Message: {
            /** @description Plain text */
            content: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * @description What a message is about
             * @enum {unknown}
             */
            kind: "MONEY" | "SECURITY" | "REWARD" | "AGENT" | "HOUSE" | "PROMOTION";
            path: string | null;
            readAt: string | null;
            title: string;
        };
        /** @description What a member wants beside the inbox */
        MessageSettings: {
            /** @description The ways that there are */
            channels: {
                /**
                 * @description A way beside the inbox
                 * @enum {unknown}
                 */
                channel: "MAIL" | "SMS" | "PUSH";
                /** @description Whether the member proved the address or number */
                isReachable: boolean;
            }[];
            /** @description Every kind by every way */
            settings: {
                /**
                 * @description A way beside the inbox
                 * @enum {unknown}
                 */
                channel: "MAIL" | "SMS" | "PUSH";
                isOn: boolean;
                /**
                 * @description What a message is about
                 * @enum {unknown}
                 */
                kind: "MONEY" | "SECURITY" | "REWARD" | "AGENT" | "HOUSE" | "PROMOTION";
            }[];
        };
        /** @description What members are told when something happens */
        MessageTemplate: {
            /** @example withdrawals.released */
            event: string;
            /** @description Whether whoever may be offered nothing is not told */
            invites: boolean;
            /**
             * @description What a message is about
             * @enum {unknown}
             */
            kind: "MONEY" | "SECURITY" | "REWARD" | "AGENT" | "HOUSE" | "PROMOTION";
            path: string | null;
            /** @description What may stand in the words as {{name}} */
            values: {
                /** @description Whether title or content must have it */
                isRequired: boolean;
                name: string;
            }[];
            /** @description In each language of the brand in view */
            words: components["schemas"]["MessageTemplateWords"][];
        };
        MessageTemplateWords: {
            changedAt: string | null;
            content: string;
            defaultContent: string;
            defaultTitle: string;
            /** @example vi */
            language: string;
            title: string;
        };
        Mission: {
            /** @description None: any */
            categories: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
            claimedAt: string | null;
            /** @example cuoc-moi-ngay */
            code: string;
            currency: string;
            /** @description An amount, or a number where the goal is one */
            done: string;
            endsAt: string | null;
            /** @enum {unknown} */
            goal: "VALID_BET" | "BETS" | "DEPOSITS" | "DAYS_IN_ROW";
            /** @description In the language of the caller */
            name: string;
            /** @description What earlier windows owe, since bets were taken back after the reward */
            owed: string;
            /** @enum {unknown} */
            period: "DAY" | "WEEK" | "ONCE";
            /** @example 150000.00 */
            reward: string;
            /** @description What this window lacks though its reward was taken */
            shortfall: string;
            /**
             * Format: date
             * @example 2026-11-22
             */
            startsOn: string;
            /** @enum {unknown} */
            state: "OPEN" | "REACHED" | "CLAIMED";
            /** @example 150000.00 */
            target: string;
        };
        newMerchant: {
            /** @example HOASEN */
            code: string;
            copyOf?: string | null;
            /** @example VND */
            currency: string;
            /** @example vi */
            defaultLanguage: string;
            /**
             * @example [
             *       "hoasen.localhost"
             *     ]
             */
            domains: string[];
            languages: string[];
            /** @example Hoa Sen */
            name: string;
            reason: string;
            /** @example Asia/Ho_Chi_Minh */
            timeZone: string;
        };
        NextTier: {
            /** @description How much more of each; nothing where that is met */
            missing: components["schemas"]["TeamMeasures"];
            tier: components["schemas"]["ContractTier"];
        };
        OpenedAccount: {
            account: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
        };
        /** @description What one operator wants and a second one has to want as well */
        OpenProposal: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            countsUntil: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @enum {unknown} */
            kind: "deposit" | "suspense" | "withdrawal" | "settlement" | "lotteryRules" | "lotteryClosing" | "turnoverRules" | "withdrawalSettings" | "paymentSettings" | "paymentChannels" | "memberTransferRules" | "adjustmentLimit" | "contractOffer" | "contractSigning" | "contractTemplate" | "merchantProtection" | "pointSettings" | "mallGoods" | "vipLevels" | "referralRule" | "mission" | "leaderboard" | "envelope" | "raffle" | "signInDays" | "rebateRules" | "riskRules" | "lineMove" | "promotion" | "memberPassword" | "memberPaymentPassword" | "memberSecondFactor" | "memberPayeeName" | "memberUnlocking" | "memberReopening" | "fourEyesRules";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            proposedAt: string;
            /** @description Id of the operator */
            proposedBy: string;
            proposedByAccount: string;
            reason: string;
            /** @description The lottery, the channel, the source; the brand where it has one of it */
            subjectId: string;
            /** @description What is to happen: the second operator sends the same */
            wish: {
                [key: string]: unknown;
            };
        };
        Operator: {
            account: string;
            id: string;
            /** @description The brand in view */
            merchantCode: string;
            merchants: {
                code: string;
                name: string;
            }[];
            /** @description The brand wants an authenticator app first; until then nothing is permitted */
            mustEnrol: boolean;
            name: string;
            /** @description At the brand in view */
            permissions: string[];
            role: components["schemas"]["RoleReference"];
        };
        OperatorAnnouncement: {
            audience: "ALL" | "AGENTS";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            endsAt: string | null;
            execution: "A" | "B" | "F";
            id: string;
            isPublished: boolean;
            promotionType: "B" | "PL" | "PU" | "PR" | "H";
            startsAt: string | null;
            translations: {
                content: string;
                /** @example vi */
                language: string;
                title: string;
            }[];
        };
        OperatorBanner: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            endsAt: string | null;
            groupName: "w_login" | "w_register" | "w_forget" | "w_home" | "w_leftmenu";
            id: string;
            isPublished: boolean;
            linkageType: "NONE" | "PAGE" | "EXTERNAL" | "GAME";
            pictures: {
                imageUrl: string;
                /** @example vi */
                language: string;
                title: string;
            }[];
            position: number;
            startsAt: string | null;
            url: string | null;
        };
        OperatorBucket: {
            bonus: string | null;
            /** @enum {unknown} */
            breach: "UNCOUNTED" | "FORFEIT";
            breachedAt: string | null;
            cancelledBy: string | null;
            cancelReason: string | null;
            closedAt: string | null;
            currency: string;
            documentId: string;
            /** @example 150000.00 */
            done: string;
            expiresAt: string | null;
            /** @example 150000.00 */
            forfeited: string;
            /** @example 150000.00 */
            forfeitedBonus: string;
            /** @example 150000.00 */
            forfeitedWinnings: string;
            forfeitsWinnings: boolean;
            greatestBet: string | null;
            id: string;
            leastOdds: number | null;
            mayCancel: boolean;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            /** @example 150000.00 */
            missing: string;
            /** @description Times the amount */
            multiplier: number;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            openedAt: string;
            programme: string | null;
            recalledAt: string | null;
            /** @example 150000.00 */
            required: string;
            reward: ("PROMOTION" | "ENVELOPE" | "RAFFLE" | "SIGN_IN" | "VIP" | "REFERRAL" | "MISSION" | "LEADERBOARD" | "POINTS") | null;
            /** @enum {unknown} */
            source: "DEPOSIT" | "BONUS" | "REBATE";
            /** @enum {unknown} */
            state: "OPEN" | "DONE" | "CANCELLED" | "EXPIRED" | "BREACHED";
            /** @description Categories that count less than in full */
            weights: {
                /** @enum {unknown} */
                gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                /** @description In 1/10 000 of the valid bet */
                weight: number;
            }[];
        };
        OperatorChannel: {
            accountName: string;
            /** @example 0071000123456 */
            accountNumber: string;
            /** @example 970436 */
            bankBin: string;
            bankName: string;
            currency: string;
            enabled: boolean;
            gateway: string;
            id: string;
            /** @example 150000 */
            maximum: string;
            /** @example 150000 */
            minimum: string;
            names: {
                /** @example vi */
                language: string;
                name: string;
            }[];
            position: number;
            proposal: components["schemas"]["OpenProposal"] | null;
            quickAmounts: string[];
        };
        /** @description A message as operators read it, also when it went */
        OperatorChatMessage: {
            account: string;
            /** @description What members read as its writer */
            authorName: string;
            bet: components["schemas"]["SharedBet"] | null;
            content: string | null;
            /** @enum {unknown} */
            kind: "TEXT" | "BET";
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            removedAt: string | null;
            removedBy: string | null;
            sequence: number;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            writtenAt: string;
        };
        OperatorChatMute: {
            account: string;
            endedAt: string | null;
            endedBy: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            madeAt: string;
            madeBy: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            /** @description The member reads it */
            reason: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            until: string;
        };
        OperatorChatRoom: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            /**
             * @description As it stands in addresses
             * @example sanh-chung
             */
            code: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            isEnabled: boolean;
            language: string | null;
            /** @description Entries that were ever written */
            lastSequence: number;
            /** @example 150000.00 */
            leastDeposits: string;
            leastRank: number;
            names: {
                /** @example vi */
                language: string;
                name: string;
            }[];
            position: number;
            slowSeconds: number;
        };
        OperatorContract: {
            awaits: ("PAYER" | "PAYEE") | null;
            /** @description Whether an operator has to answer */
            awaitsPlatform: boolean;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            holdsUntil: string | null;
            id: string;
            /** @enum {unknown} */
            kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
            payeeAccount: string;
            payeeId: string;
            /** @enum {unknown} */
            payer: "PLATFORM" | "UPLINE";
            payerAccount: string | null;
            payerId: string | null;
            /**
             * @description REALTIME: every five minutes
             * @enum {unknown}
             */
            period: "REALTIME" | "HOUR" | "DAY" | "WEEK" | "HALF_MONTH" | "MONTH";
            proposal: components["schemas"]["OpenProposal"] | null;
            proposedVersion: number | null;
            /**
             * @description REQUESTED → ACTIVE | REJECTED; ACTIVE → TERMINATION_REQUESTED → TERMINATED, or back to ACTIVE
             * @enum {unknown}
             */
            state: "REQUESTED" | "ACTIVE" | "REJECTED" | "TERMINATION_REQUESTED" | "TERMINATED";
            steps: {
                /** @enum {unknown} */
                actor: "PAYER" | "PAYEE" | "UPLINE" | "PLATFORM";
                /** @description The account of whoever acted, an operator’s where the platform did */
                actorName: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                at: string;
                causeId: string | null;
                /** @enum {unknown} */
                deed: "PROPOSED" | "SIGNED" | "REJECTED" | "WITHDRAWN" | "TERMINATION_REQUESTED" | "TERMINATION_REFUSED" | "TERMINATION_WITHDRAWN" | "TERMINATED" | "ENDED" | "MOVED" | "LAPSED";
                version: number | null;
            }[];
            version: number | null;
            versions: components["schemas"]["ContractVersion"][];
        };
        OperatorCurrentDraw: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            closesAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            drawsAt: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @example 20261122-0731 */
            number: string;
        };
        OperatorCustomerService: {
            /** @description Where it leads: a link, a number, a mail address; of LIVECHAT our own page */
            address: string;
            changedAt: string | null;
            /** @enum {unknown} */
            csType: "LIVECHAT" | "EXTERNAL_CHAT" | "ZALO" | "TELEGRAM" | "MESSENGER" | "WHATSAPP" | "PHONE" | "EMAIL" | "FACEBOOK" | "YOUTUBE";
            enabled: boolean;
            /** @description By the zone of the brand; none: day and night */
            hours: components["schemas"]["CustomerServiceHours"][];
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description What it is called by language; without one its kind says it */
            labels: {
                label: string;
                /** @example vi */
                language: string;
            }[];
            position: number;
        };
        OperatorDeposit: {
            account: string;
            accountNumber: string;
            /** @example 150000.00 */
            amount: string;
            bankName: string;
            cancelledAt: string | null;
            channelId: string;
            channelName: string;
            claimedAt: string | null;
            claimNote: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            creditedAmount: string | null;
            creditedAt: string | null;
            currency: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            expiresAt: string;
            gateway: string;
            id: string;
            /** @description The member says to have paid, and an operator is to look */
            isForOperator: boolean;
            memberId: string;
            proofUrl: string | null;
            proposal: components["schemas"]["Proposal"] | null;
            refusalReason: string | null;
            /**
             * @description CREATED → PENDING → PAID → CREDITED | EXPIRED | FAILED; REVIEW while money came but not as agreed, or the member says to have paid
             * @enum {unknown}
             */
            state: "CREATED" | "PENDING" | "REVIEW" | "PAID" | "CREDITED" | "EXPIRED" | "FAILED";
            transferCode: string;
        };
        /** @description What an agent says is wrong with an amount that he earned */
        OperatorDispute: {
            account: string;
            answer: string | null;
            answeredBy: string | null;
            closedAt: string | null;
            /** @description What the agent wrote */
            content: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            earning: components["schemas"]["SettlementEarning"];
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            earningId: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            /** @enum {unknown} */
            reason: "BETS_MISSING" | "RATE_WRONG" | "LINE_WRONG" | "NOT_PAID" | "OTHER";
            /** @description All that was written of the contract’s window, the first one first */
            revisions: components["schemas"]["SettlementEarning"][];
            settlementId: string | null;
            /**
             * @description Only an OPEN one is still to be answered
             * @enum {unknown}
             */
            state: "OPEN" | "UPHELD" | "REJECTED" | "WITHDRAWN";
        };
        OperatorDraw: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            closesAt: string;
            commitment: string | null;
            drawnAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            drawsAt: string;
            family: string;
            /** @example SSC_1M */
            gameCode: string;
            /** @description In the caller's language */
            gameName: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description Drawn by a company elsewhere; its result is entered */
            isOfficial: boolean;
            /** @example 20261122-0731 */
            number: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            opensAt: string;
            result: string[][] | null;
            /** @description Counts the results: one more with each correction */
            resultVersion: number;
            seed: string | null;
            settledAt: string | null;
            /** @enum {unknown} */
            state: "OPEN" | "CLOSED" | "HELD" | "DRAWN" | "SETTLED" | "VOID";
        };
        OperatorEnvelopeRain: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            currency: string;
            /** @description What was in those */
            dealt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            endsAt: string;
            envelopes: number;
            /** @example 150000.00 */
            greatest: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            isDaily: boolean;
            /** @example 150000.00 */
            least: string;
            leastRank: number;
            /** @description Envelopes that were opened */
            opened: number;
            proposal: components["schemas"]["OpenProposal"] | null;
            /** @description Of what would be published: publishing says it */
            revision: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startsAt: string;
            /** @enum {unknown} */
            state: "DRAFT" | "PUBLISHED" | "PAUSED";
            /** @description What is in all of them: the most that it costs */
            total: string;
            words: {
                /** @example vi */
                language: string;
                text: string;
                title: string;
            }[];
        };
        OperatorHelpArticle: {
            /** @example term */
            anchor: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description Languages of the brand in which it says nothing */
            missingLanguages: string[];
            position: number;
            publishedVersion: number | null;
            related: string[];
            /** @enum {unknown} */
            state: "DRAFT" | "CHANGED" | "PUBLISHED";
            texts: {
                /** @description Markdown */
                content: string;
                /** @example vi */
                language: string;
                title: string;
            }[];
            /** @enum {unknown} */
            topic: "START" | "ACCOUNT" | "MONEY" | "GAMES" | "REWARDS" | "SAFER_PLAY" | "APP" | "RULES" | "CONTACT";
            /** @description Number of the newest version, which is told here */
            version: number;
        };
        OperatorIdentity: {
            account: string;
            birthday: string;
            claimedBy: string | null;
            decidedAt: string | null;
            decidedBy: string | null;
            /** @description Id of the member */
            id: string;
            /** @description Masked */
            idNumber: string;
            name: string;
            reason: string | null;
            /** @enum {unknown} */
            state: "NONE" | "SUBMITTED" | "VERIFIED" | "REJECTED";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            submittedAt: string;
        };
        OperatorJob: {
            dueAt: string | null;
            everySeconds: number | null;
            failuresInRow: number;
            /** @example follow-payouts */
            id: string;
            /** @description Whether it can be run without a piece of work */
            isRunnable: boolean;
            /**
             * @description ROUND: every so many seconds; SCHEDULED: by minute, hour, day in UTC; QUEUE: as pieces come into its queue
             * @enum {unknown}
             */
            kind: "ROUND" | "SCHEDULED" | "QUEUE";
            lastFailure: components["schemas"]["JobFailure"] | null;
            lastRanAt: string | null;
            lastSucceededAt: string | null;
            lastTookMilliseconds: number | null;
            runningSince: string | null;
            schedule: string | null;
            since: string | null;
            /**
             * @description OVERDUE: it missed two of its times, or a piece waits for ten minutes; FAILING: its last run failed, or a piece gave up; RUNNING: for three seconds and more
             * @enum {unknown}
             */
            state: "HEALTHY" | "RUNNING" | "FAILING" | "OVERDUE";
            /** @description Pieces that gave up and wait for an operator */
            stuck: number;
            /** @description Pieces in its queue whose time has come */
            waiting: number;
            waitingSince: string | null;
        };
        OperatorLanguage: {
            /** @description What the specification calls it */
            codes: string[];
            /** @example vi */
            id: string;
            /** @description Words of players that it lacks; a brand may offer it when none */
            missing: number;
            /**
             * @description What it calls itself
             * @example Tiếng Việt
             */
            name: string;
        };
        OperatorLeaderboard: {
            /** @description None: any */
            categories: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
            changedBy: string;
            /**
             * Format: date
             * @description The Monday of the next week to be closed
             */
            closesNext: string;
            /** @example cuoc-moi-ngay */
            code: string;
            currency: string;
            /** @example 150000.00 */
            leastValidBet: string;
            names: {
                /** @example vi */
                language: string;
                name: string;
            }[];
            prizes: string[];
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            since: string;
            until: string | null;
        };
        OperatorLine: {
            account: string;
            currency: string;
            directMembers: number;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            isAgent: boolean;
            /** @description Everybody below */
            members: number;
            /** @description What the team came to since the first of the month */
            month: {
                activeMembers: number;
                /** @example 150000.00 */
                deposits: string;
                /** @description Payouts less stakes */
                profit: string;
                /** @example 150000.00 */
                stake: string;
                /** @example 150000.00 */
                validBet: string;
                /** @example 150000.00 */
                withdrawals: string;
            };
            next: {
                /**
                 * Format: date
                 * @example 2026-11-22
                 */
                day: string;
                upline: {
                    account: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                } | null;
            } | null;
            nickname: string | null;
            /** @description Who is above, the highest first */
            path: {
                account: string;
                /**
                 * Format: uuid
                 * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                 */
                id: string;
            }[];
            proposal: components["schemas"]["OpenProposal"] | null;
            /** @enum {unknown} */
            status: "ACTIVE" | "LOCKED" | "CLOSED";
        };
        OperatorLottery: {
            /** @description MAINTENANCE: shown, says so, cannot be started */
            availability: "OPEN" | "MAINTENANCE";
            /** @description Bets end so long before the draw */
            closeSeconds: number;
            currentDraw: components["schemas"]["OperatorCurrentDraw"] | null;
            /** @enum {unknown} */
            family: "SSC" | "11X5" | "PK10" | "K3" | "LHC" | "LF" | "VN_NORTH" | "VN_SOUTH" | "SEA";
            /** @enum {unknown} */
            gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
            /** @example SSC_1M */
            id: string;
            isOpen: boolean;
            name: string;
            nodeId: string;
            periodSeconds: number | null;
            rulesVersion: number;
            vassalage: string;
        };
        OperatorLotteryDetail: {
            closingProposal: components["schemas"]["OpenProposal"] | null;
            lottery: components["schemas"]["OperatorLottery"];
            playTypes: components["schemas"]["OperatorPlayType"][];
            proposal: components["schemas"]["OpenProposal"] | null;
            rules: components["schemas"]["OperatorLotteryRules"];
            /** @description Newest first, at most 50 */
            versions: components["schemas"]["OperatorLotteryRules"][];
        };
        OperatorLotteryRules: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /** @description Account of the operator */
            createdBy: string;
            /** @example 150000.00 */
            drawStakeLimit: string;
            highestSeries: number;
            lowestSeries: number;
            /** @example 150000.00 */
            memberStakeLimit: string;
            /** @example 150000.00 */
            numberPayoutLimit: string;
            /** @description What differs from the prize group or the family's table */
            odds: {
                /** @description Gross, in 1/10,000 */
                odds: number;
                playType: string;
                prize: string;
            }[];
            /** @example 150000.00 */
            playTypeStakeLimit: string;
            /** @description Least return of any ticket, in 1/10,000 */
            returnFloor: number;
            /** @example 150000.00 */
            singleWinLimit: string;
            /** @example 150000.00 */
            smallestUnit: string;
            version: number;
            withheld: string[];
        };
        OperatorMallGoods: {
            /**
             * @description Money that one brings, where it is MONEY
             * @example 150000.00
             */
            amountGiven: string;
            /**
             * @description Money beside the points
             * @example 150000.00
             */
            amountRequired: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            currency: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            isOpen: boolean;
            /** @enum {unknown} */
            kind: "GOODS" | "MONEY";
            /**
             * @description Points, as decimals of one point; only whole ones are moved
             * @example 150000.00
             */
            pointsRequired: string;
            position: number;
            proposal: components["schemas"]["OpenProposal"] | null;
            stock: number;
            words: {
                description: string;
                /** @example vi */
                language: string;
                name: string;
                pictureUrl: string | null;
            }[];
        };
        OperatorMember: {
            account: string;
            /** @example 150000.00 */
            balance: string;
            currency: string;
            email: string | null;
            id: string;
            lastSignInAt: string | null;
            lastSignInIp: string | null;
            mobileNum: string | null;
            nickname: string | null;
            payeeName: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            registeredAt: string;
            status: "ACTIVE" | "LOCKED" | "CLOSED";
            tags: components["schemas"]["Tag"][];
            type: number;
        };
        OperatorMission: {
            /** @description None: any */
            categories: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
            changedBy: string;
            /** @example cuoc-moi-ngay */
            code: string;
            currency: string;
            /** @enum {unknown} */
            goal: "VALID_BET" | "BETS" | "DEPOSITS" | "DAYS_IN_ROW";
            names: {
                /** @example vi */
                language: string;
                name: string;
            }[];
            /** @enum {unknown} */
            period: "DAY" | "WEEK" | "ONCE";
            /** @example 150000.00 */
            reward: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            since: string;
            /** @example 150000.00 */
            target: string;
            until: string | null;
        };
        OperatorModule: {
            changedAt: string | null;
            description: string;
            enabled: boolean;
            /** @description Code of a whitelabel module */
            id: "MOBILENUMREG3" | "REGMOBVERF3" | "MOBILENUMPASSREG3" | "FREEPLAY3" | "PWDEXPFORCECHANGE3" | "MOBILEVERCODELOGIN3" | "USERNAMEREG3" | "CHNGPASSVERIF3" | "AGENTPOLICY3" | "NEWIPVERF3";
            /** @description Modules that do nothing without it */
            neededBy: ("MOBILENUMREG3" | "REGMOBVERF3" | "MOBILENUMPASSREG3" | "FREEPLAY3" | "PWDEXPFORCECHANGE3" | "MOBILEVERCODELOGIN3" | "USERNAMEREG3" | "CHNGPASSVERIF3" | "AGENTPOLICY3" | "NEWIPVERF3")[];
            /** @description Modules without which it does nothing */
            needs: ("MOBILENUMREG3" | "REGMOBVERF3" | "MOBILENUMPASSREG3" | "FREEPLAY3" | "PWDEXPFORCECHANGE3" | "MOBILEVERCODELOGIN3" | "USERNAMEREG3" | "CHNGPASSVERIF3" | "AGENTPOLICY3" | "NEWIPVERF3")[];
        };
        OperatorPlayType: {
            code: string;
            group: string;
            isWithheld: boolean;
            /** @description Stakes that one ticket costs */
            lines: number;
            prizes: {
                /** @description Gross odds at which the whole stake comes back, in 1/10,000 */
                fairOdds: number;
                /** @description Set by the brand */
                isOwn: boolean;
                /** @description Gross odds at the highest series, in 1/10,000 */
                odds: number;
                prize: string;
                returnsStake: boolean;
                ticket: string | null;
            }[];
            returns: components["schemas"]["LotteryTicketReturn"][];
        };
        OperatorPointSettings: {
            currency: string;
            /**
             * @description Money for 1,000 points; nothing where points are not exchanged
             * @example 150000.00
             */
            exchangeAmount: string;
            /** @description The brand */
            id: string;
            /**
             * @description Points, as decimals of one point; only whole ones are moved
             * @example 150000.00
             */
            minimumPoints: string;
            proposal: components["schemas"]["OpenProposal"] | null;
            /** @description The least amount first; below it a deposit earns no points */
            steps: components["schemas"]["PointStepShape"][];
        };
        OperatorPromotion: {
            /** @example 150000.00 */
            budget: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            claims: number;
            currency: string;
            draft: components["schemas"]["PromotionDraft"];
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description Whether the draft differs from what is published */
            isChanged: boolean;
            proposal: components["schemas"]["OpenProposal"] | null;
            published: components["schemas"]["PublishedPromotion"] | null;
            /** @description Of what would be published: publishing says it */
            revision: string;
            /** @enum {unknown} */
            state: "DRAFT" | "PUBLISHED" | "PAUSED" | "CLOSED";
            /** @example 150000.00 */
            taken: string;
            /** @description The last one published; 0 when none was */
            version: number;
            /** @description Claims that wait for an operator or are with one */
            waiting: number;
        };
        OperatorPromotionClaim: {
            account: string;
            amount: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            claimedBy: string | null;
            comment: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            currency: string;
            depositAmount: string | null;
            /** @description What approving it gives; zero while no deposit came that it is a share of */
            due: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            images: string[];
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            promotionId: string;
            reason: string | null;
            refusal: string | null;
            /** @description What looks like abuse, as it was when it was to be given */
            signals: {
                /** @description The address, the address with the browser, bank and number, lottery and draw, or how many stakes of how many */
                detail: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                foundAt: string;
                /** @enum {unknown} */
                kind: "DEVICE" | "PAYOUT_ACCOUNT" | "ADDRESS" | "BOTH_SIDES" | "MIRRORED_STAKES";
                otherAccount: string | null;
                otherId: string | null;
            }[];
            /** @enum {unknown} */
            state: "JOINED" | "APPLYING" | "PROCESS" | "ISSUED" | "CLAIMED" | "REJECTED";
            terms: {
                /** @enum {unknown} */
                approval: "AUTOMATIC" | "OPERATOR";
                audience: {
                    greatestLevel: number | null;
                    inactiveDays: number | null;
                    leastDeposits: {
                        /** @example 150000 */
                        amount: string;
                        days: number;
                    } | null;
                    leastLevel: number | null;
                    /** @description Accounts of agents: only for members below one of them; empty is for all */
                    line: string[];
                    newMembersDays: number | null;
                    /** @description Only for who wears one of them; empty: all */
                    tags: string[];
                };
                contact: ("mobile" | "email" | "zalo" | "telegram" | "facebook" | "line" | "whatsapp" | "wechat") | null;
                /** @description Whether a claim that looks like abuse waits for an operator; so it is unless told */
                holdsSuspicious?: boolean;
                leastDeposit: string | null;
                loss: {
                    /** @example 150000 */
                    least: string;
                    /** @enum {unknown} */
                    period: "DAY" | "WEEK";
                } | null;
                reward: {
                    /** @example 150000 */
                    amount: string;
                    /** @constant */
                    kind: "FIXED";
                } | {
                    /** @example 150000 */
                    cap: string;
                    /**
                     * @description Of the deposit, or of the loss
                     * @constant
                     */
                    kind: "PERCENT";
                    percent: number;
                } | {
                    /** @constant */
                    kind: "POINTS";
                    points: number;
                } | {
                    /** @constant */
                    kind: "TICKETS";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    raffleId: string;
                    /** @description Of that raffle */
                    tickets: number;
                } | {
                    /** @description For so long */
                    days: number;
                    /** @constant */
                    kind: "REBATE_RISE";
                    /** @description By how much more of what is played comes back */
                    percent: number;
                };
                /** @description How often a member may have it */
                times: number;
                /** @enum {unknown} */
                trigger: "APPLY" | "DEPOSIT" | "FIRST_DEPOSIT" | "REGISTRATION" | "DAY" | "CODE" | "LOSS" | "BIRTHDAY" | "CONTACT";
                turnover: {
                    /** @enum {unknown} */
                    breach: "UNCOUNTED" | "FORFEIT";
                    /** @description Whether the deposit is played as often as the bonus */
                    countsDeposit: boolean;
                    days: number | null;
                    forfeitsWinnings: boolean;
                    greatestBet: string | null;
                    leastOdds?: number | null;
                    /** @description Times the amount */
                    multiplier: number;
                    /** @description Categories that count less than in full */
                    weights: {
                        /** @enum {unknown} */
                        gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                        percent: number;
                    }[];
                };
            };
            title: string;
            /** @description Of the promotion: the claim goes by its terms */
            version: number;
        };
        OperatorRaffle: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            /** @description The most that it costs in money */
            cost: string;
            /** @description The most that it costs in points */
            costPoints: string;
            currency: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            endsAt: string;
            /** @description What was won in money */
            given: string;
            /** @description What was won in points */
            givenPoints: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            leastDeposit: string | null;
            prizes: {
                /** @example 150000.00 */
                amount: string;
                /** @enum {unknown} */
                kind: "MONEY" | "POINTS" | "NOTHING";
                left: number | null;
                names: {
                    /** @example vi */
                    language: string;
                    name: string;
                }[];
                quantity: number | null;
                weight: number;
            }[];
            proposal: components["schemas"]["OpenProposal"] | null;
            /** @description Of what would be published: publishing says it */
            revision: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startsAt: string;
            /** @enum {unknown} */
            state: "DRAFT" | "PUBLISHED" | "PAUSED";
            words: {
                /** @example vi */
                language: string;
                text: string;
                title: string;
            }[];
        };
        OperatorRaffleSpin: {
            account: string;
            /** @description Of money, or points */
            amount: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            at: string;
            /** @description POINT of points */
            currency: string;
            documentId: string;
            /**
             * @example deposit
             * @enum {unknown}
             */
            documentKind: "adjustment" | "bank-transfer" | "bet" | "deposit" | "earning" | "envelope" | "leaderboard" | "member-transfer" | "mission" | "point-earning" | "point-return" | "promotion-claim" | "raffle-spin" | "rebate-claim" | "redemption" | "referral" | "seed" | "sign-in" | "turnover" | "vendor-transfer" | "vip-bonus" | "withdrawal";
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @enum {unknown} */
            kind: "MONEY" | "POINTS" | "NOTHING";
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            name: string;
            /** @description On the wheel, from 1 on */
            place: number;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            raffleId: string;
        };
        OperatorRebateClaim: {
            account: string;
            /** @description Zero where it only worked off what had been given too much */
            amount: string;
            categories: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
            /** @enum {unknown} */
            channel: "MEMBER" | "JOB";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            claimedAt: string;
            currency: string;
            /**
             * Format: date
             * @description By the calendar of the brand
             */
            firstDay: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * Format: date
             * @description By the calendar of the brand
             */
            lastDay: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
        };
        OperatorRebateClaimDetail: {
            account: string;
            /** @description Zero where it only worked off what had been given too much */
            amount: string;
            categories: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
            /** @enum {unknown} */
            channel: "MEMBER" | "JOB";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            claimedAt: string;
            currency: string;
            /**
             * Format: date
             * @description By the calendar of the brand
             */
            firstDay: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * Format: date
             * @description By the calendar of the brand
             */
            lastDay: string;
            lines: components["schemas"]["RebateClaimLine"][];
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
        };
        OperatorRedemption: {
            account: string;
            /** @example 150000.00 */
            amountGiven: string;
            /** @example 150000.00 */
            amountRequired: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            currency: string;
            decidedAt: string | null;
            decidedBy: string | null;
            goodsId: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @enum {unknown} */
            kind: "GOODS" | "MONEY" | "CONVERSION";
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            name: string | null;
            /** @description Transaction number, as people say it */
            number: string;
            /**
             * @description Points, as decimals of one point; only whole ones are moved
             * @example 150000.00
             */
            points: string;
            quantity: number;
            receiver: {
                address: string;
                name: string;
                phone: string;
            } | null;
            remark: string | null;
            /** @enum {unknown} */
            state: "IN_PROCESS" | "REJECTED" | "APPROVED";
        };
        OperatorReferral: {
            /** @description Of the friend */
            account: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            cameAt: string;
            currency: string;
            decidedAt: string | null;
            decidedBy: string | null;
            depositedAt: string | null;
            /** @description Together, until they reached what the rule asks */
            deposits: string;
            /** @example 150000.00 */
            firstDeposit: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description The friend */
            memberId: string;
            paidAt: string | null;
            playedAt: string | null;
            reason: ("ADDRESS" | "DEVICE" | "PAYOUT_ACCOUNT" | "SEEN_ADDRESS" | "SAME_NAME" | "FRIENDS_ADDRESS" | "OPERATOR") | null;
            referrerAccount: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            referrerId: string;
            reward: string | null;
            /** @enum {unknown} */
            state: "CAME" | "DEPOSITED" | "PLAYED" | "HELD" | "PAID" | "REFUSED";
        };
        OperatorRight: {
            /**
             * @description READ looks, ACT changes something, APPROVE decides what somebody else asked for
             * @enum {unknown}
             */
            level: "READ" | "ACT" | "APPROVE";
            /** @example withdrawals.review */
            name: string;
        };
        OperatorRole: {
            changedAt: string | null;
            /** @description Word of a role of the house, or the id of one that the brand made */
            id: string;
            merchantId: string | null;
            name: string | null;
            /** @description How many open accounts have it at the brand */
            operators: number;
            /** @description Names of rights, in the order of the alphabet */
            rights: string[];
        };
        OperatorSupportConversation: {
            account: string | null;
            /** @description Where the person was */
            address: string;
            claimedAt: string | null;
            claimedBy: string | null;
            closedAt: string | null;
            closedBy: ("PERSON" | "OPERATOR" | "HOUSE") | null;
            contact: string | null;
            country: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            isMine: boolean;
            language: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            lastAt: string;
            /** @enum {unknown} */
            lastAuthor: "PERSON" | "OPERATOR" | "HOUSE";
            /** @description Number of the last message there is */
            lastNumber: number;
            lastText: string | null;
            memberId: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            personSeenAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startedAt: string;
            /** @enum {unknown} */
            state: "WAITING" | "ACTIVE" | "CLOSED";
            ticketId: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            waitingSince: string;
        };
        OperatorSupportMessage: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            at: string;
            /** @enum {unknown} */
            author: "PERSON" | "OPERATOR" | "HOUSE";
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            clientId: string;
            /** @description The text; of an EVENT its name; of a PICTURE nothing */
            content: string;
            /** @enum {unknown} */
            kind: "TEXT" | "PICTURE" | "EVENT";
            /** @description From 1, without gaps */
            number: number;
            writtenBy: string | null;
        };
        OperatorSupportTalk: {
            conversation: components["schemas"]["OperatorSupportConversation"];
            /** @description Those after the number asked for, 200 at most */
            messages: components["schemas"]["OperatorSupportMessage"][];
        };
        /** @description What somebody said to the house */
        OperatorTicket: {
            account: string | null;
            answeredAfterMinutes: number | null;
            answeredAt: string | null;
            /** @enum {unknown} */
            category: "DEPOSIT" | "WITHDRAWAL" | "GAME" | "PROMOTION" | "ACCOUNT" | "SUGGESTION" | "COMPLAINT" | "OTHER";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            claimedBy: string | null;
            closedAt: string | null;
            closedBy: ("MEMBER" | "OPERATOR" | "SILENCE") | null;
            closesAt: string | null;
            contact: string | null;
            /** @description The first text */
            content: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            dueAt: string | null;
            escalatedAt: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            memberId: string | null;
            messages: components["schemas"]["TicketMessage"][] | null;
            /** @description What a person reads out */
            number: string;
            outcome: ("UPHELD" | "PARTLY" | "REJECTED" | "SETTLED") | null;
            pictures: string[];
            rating: number | null;
            ratingComment: string | null;
            referenceId: string | null;
            referenceKind: ("BET" | "DEPOSIT" | "WITHDRAWAL") | null;
            reopenUntil: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            resolutionDueAt: string;
            resolvedAfterMinutes: number | null;
            /** @enum {unknown} */
            source: "FORM" | "CHAT";
            /** @enum {unknown} */
            state: "OPEN" | "CLAIMED" | "ESCALATED" | "ANSWERED" | "CLOSED";
        };
        OperatorVendorTransfer: {
            /** @example 150000.00 */
            amount: string;
            askedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            currency: string;
            decidedAt: string | null;
            decidedBy: string | null;
            decisionReason: string | null;
            /** @description IN: into the vendor's wallet; OUT: back to the main wallet */
            direction: "IN" | "OUT";
            id: string;
            lastAnswer: ("DONE" | "REFUSED" | "UNSEEN" | "UNKNOWN") | null;
            memberAccount: string;
            memberId: string;
            nextTryAt: string | null;
            /** @description The pending transfer in the ledger */
            pendingId: string;
            proposal: {
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                at: string;
                by: string;
                operatorId: string;
                /** @description DONE: the vendor moved the money; FAILED: it did not, and what was held goes back */
                outcome: "DONE" | "FAILED";
                reason: string;
            } | null;
            /** @description PENDING: held, the vendor has not said what it did → DONE | FAILED (given back) */
            state: "PENDING" | "DONE" | "FAILED";
            /** @description How often the vendor was asked by itself */
            tries: number;
            vendorCode: string;
            vendorName: string;
        };
        OperatorWithdrawal: {
            /** @description The member's account name */
            account: string;
            accountHolder: string;
            accountNumber: string;
            /** @example 150000.00 */
            amount: string;
            approvalsNeeded: number;
            approvedBy: string[];
            bankCode: string;
            bankName: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            claimedBy: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            currency: string;
            id: string;
            isMine: boolean;
            isPaid: boolean;
            memberId: string;
            payeeName: string | null;
            payoutRefused: boolean;
            payouts: {
                /** @example 150000.00 */
                amount: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
                /** @enum {unknown} */
                gateway: "BANK_API" | "MANUAL";
                id: string;
                reference: string | null;
                refusal: string | null;
                /**
                 * @description What of it the bank brought back
                 * @example 150000.00
                 */
                returned: string;
                returnReference: string | null;
                settledAt: string | null;
                /** @enum {unknown} */
                state: "QUEUED" | "SENT" | "PAID" | "REFUSED" | "RETURNED";
            }[];
            /** @description A release needs the reference of a transfer made by hand */
            paysByHand: boolean;
            proofs: string[];
            proposal: {
                /** @example 150000.00 */
                amount: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                at: string;
                /** @enum {unknown} */
                deed: "PAY_AGAIN" | "GIVE_BACK";
                gateway: ("BANK_API" | "MANUAL") | null;
                isMine: boolean;
                operatorAccount: string;
                reason: string;
                reference: string | null;
                /**
                 * @description What of a payment by hand came back
                 * @example 150000.00
                 */
                returned: string;
                returnReference: string | null;
            } | null;
            receiveDueAt: string | null;
            rejectCode: ("NAME_MISMATCH" | "ACCOUNT_INVALID" | "DOCUMENTS_NEEDED" | "RULES_BROKEN" | "MEMBER_ASKED" | "OTHER") | null;
            restAmount: string | null;
            /**
             * @description REQUESTED → REVIEW → APPROVED → RELEASED → RECEIVED | PARTLY_RECEIVED | NOT_RECEIVED → CLOSED, or REJECTED, FAILED, CANCELLED
             * @enum {unknown}
             */
            state: "REQUESTED" | "REVIEW" | "APPROVED" | "RELEASED" | "RECEIVED" | "PARTLY_RECEIVED" | "NOT_RECEIVED" | "CLOSED" | "REJECTED" | "FAILED" | "CANCELLED";
            timeline: {
                /** @enum {unknown} */
                actor: "MEMBER" | "OPERATOR" | "HOUSE";
                actorName: string | null;
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                at: string;
                note: string | null;
                reason: string | null;
                /**
                 * @description REQUESTED → REVIEW → APPROVED → RELEASED → RECEIVED | PARTLY_RECEIVED | NOT_RECEIVED → CLOSED, or REJECTED, FAILED, CANCELLED
                 * @enum {unknown}
                 */
                state: "REQUESTED" | "REVIEW" | "APPROVED" | "RELEASED" | "RECEIVED" | "PARTLY_RECEIVED" | "NOT_RECEIVED" | "CLOSED" | "REJECTED" | "FAILED" | "CANCELLED";
            }[];
        };
        OwnRecord: {
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * @description What a member meets by an id of its own
             * @enum {unknown}
             */
            kind: "bets" | "contracts" | "deposits" | "earnings" | "games" | "messages" | "rebateClaims" | "tickets" | "withdrawals";
        };
        PasskeyAnswer: {
            authenticatorAttachment?: string;
            clientExtensionResults: Record<string, never>;
            id: string;
            rawId: string;
            response: {
                clientDataJSON: string;
            };
            /** @constant */
            type: "public-key";
        };
        PasskeyOptions: {
            challenge: string;
        };
        PaymentChannel: {
            bankName: string;
            currency: string;
            /** @example VIETQR */
            gateway: string;
            id: string;
            /** @example 150000.00 */
            maximum: string;
            /** @example 150000.00 */
            minimum: string;
            name: string;
            quickAmounts: string[];
        };
        PaymentSettingsShape: {
            blockMinutes: number;
            currency: string;
            /** @example 150000 */
            fourEyesAbove: string;
            fourEyesPending: string | null;
            fourEyesPendingFrom: string | null;
            id: string;
            lateGraceSeconds: number;
            lateReportHours: number;
            proposal: components["schemas"]["OpenProposal"] | null;
            reviewHours: number;
            shortTolerancePercent: number;
        };
        PayoutAccount: {
            bankCode: string;
            bankName: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            holder: string;
            id: string;
            /** @enum {unknown} */
            kind: "BANK" | "WALLET";
            /** @example •••• 6789 */
            maskedNumber: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            usableAt: string;
        };
        PendingLimit: {
            account: string;
            amount: string;
            currency: string;
            id: string;
            /**
             * @description What is limited
             * @enum {unknown}
             */
            kind: "DEPOSIT" | "LOSS" | "SESSION";
            memberId: string;
            pendingAmount: string | null;
            /**
             * @description By the calendar of the merchant's zone
             * @enum {unknown}
             */
            period: "DAY" | "WEEK" | "MONTH";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            readyAt: string;
        };
        PlayState: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            dueAt: string;
            elapsedSeconds: number;
            /** @example 150000.00 */
            netPosition: string;
            realityCheckMinutes: number;
            secondsLeft: number | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startedAt: string;
        };
        PointConfig: {
            currency: string;
            /**
             * @description Money for 1,000 points; nothing where points are not exchanged
             * @example 150000.00
             */
            exchangeAmount: string;
            /**
             * @description Points, as decimals of one point; only whole ones are moved
             * @example 150000.00
             */
            minimumPoints: string;
            /** @description The least amount first; below it a deposit earns no points */
            steps: components["schemas"]["PointStepShape"][];
        };
        PointReward: {
            /**
             * @description Money that one brings, where it is MONEY
             * @example 150000.00
             */
            amountGiven: string;
            /**
             * @description Money beside the points
             * @example 150000.00
             */
            amountRequired: string;
            currency: string;
            description: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @enum {unknown} */
            kind: "GOODS" | "MONEY";
            name: string;
            pictureUrl: string | null;
            /**
             * @description Points, as decimals of one point; only whole ones are moved
             * @example 150000.00
             */
            pointsRequired: string;
            /** @description How many are left */
            stock: number;
        };
        PointStepShape: {
            /**
             * @description From this amount of one deposit on
             * @example 150000.00
             */
            from: string;
            /**
             * @description Points for each 1,000 deposited
             * @example 150000.00
             */
            points: string;
        };
        Profile: {
            account: string;
            avatarUrl: string | null;
            birthYear: number | null;
            details: {
                /** @description Further field of the registration user, such as zalo */
                name: string;
                /** @description Masked where it is private */
                text: string;
            }[];
            email: string | null;
            /** @description Years; who is younger may not play at this brand */
            minimumAge: number;
            mobileNum: string | null;
            nickname: string | null;
            payeeName: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            registeredAt: string;
        };
        ProfitFigures: {
            /** @description Settled bets */
            bets: number;
            /** @example 150000.00 */
            payout: string;
            /** @example 150000.00 */
            profit: string;
            /** @example 150000.00 */
            stake: string;
            /** @example 150000.00 */
            validBet: string;
        };
        ProfitReport: {
            categories: {
                /** @description Settled bets */
                bets: number;
                /** @enum {unknown} */
                gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                /** @example 150000.00 */
                payout: string;
                /** @example 150000.00 */
                profit: string;
                /** @example 150000.00 */
                stake: string;
                /** @example 150000.00 */
                validBet: string;
            }[];
            currency: string;
            days: {
                /** @description Settled bets */
                bets: number;
                /** @example 2026-11-21 */
                day: string;
                /** @example 150000.00 */
                payout: string;
                /** @example 150000.00 */
                profit: string;
                /** @example 150000.00 */
                stake: string;
                /** @example 150000.00 */
                validBet: string;
            }[];
            totals: components["schemas"]["ProfitFigures"];
        };
        Promotion: {
            /** @enum {unknown} */
            category: "WELCOME" | "DEPOSIT" | "DAILY" | "EVENT";
            claim: components["schemas"]["PromotionClaim"] | null;
            /** @description Markdown */
            content: string;
            /** @description Of what is given; POINT for points */
            currency: string;
            endsAt: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            obstacle: ("NOT_FOR_YOU" | "BIRTHDAY_MISSING" | "BIRTHDAY_LATER" | "BIRTHDAY_TOO_NEW" | "CONTACT_MISSING" | "LOSS_TOO_SMALL" | "FIRST_DEPOSIT_MADE") | null;
            offer: string | null;
            pictureUrl: string | null;
            /**
             * @description How it stands for who asks (section 4)
             * @enum {unknown}
             */
            standing: "COMING_SOON" | "JOIN" | "CLAIM" | "JOINED" | "APPLYING" | "PROCESS" | "ISSUED" | "CLAIMED" | "REJECTED" | "CLOSE";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startsAt: string;
            summary: string;
            terms: {
                /** @enum {unknown} */
                approval: "AUTOMATIC" | "OPERATOR";
                audience: {
                    greatestLevel: number | null;
                    inactiveDays: number | null;
                    leastDeposits: {
                        /** @example 150000 */
                        amount: string;
                        days: number;
                    } | null;
                    leastLevel: number | null;
                    newMembersDays: number | null;
                };
                contact: ("mobile" | "email" | "zalo" | "telegram" | "facebook" | "line" | "whatsapp" | "wechat") | null;
                leastDeposit: string | null;
                loss: {
                    /** @example 150000 */
                    least: string;
                    /** @enum {unknown} */
                    period: "DAY" | "WEEK";
                } | null;
                reward: {
                    /** @example 150000 */
                    amount: string;
                    /** @constant */
                    kind: "FIXED";
                } | {
                    /** @example 150000 */
                    cap: string;
                    /**
                     * @description Of the deposit, or of the loss
                     * @constant
                     */
                    kind: "PERCENT";
                    percent: number;
                } | {
                    /** @constant */
                    kind: "POINTS";
                    points: number;
                } | {
                    /** @constant */
                    kind: "TICKETS";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    raffleId: string;
                    /** @description Of that raffle */
                    tickets: number;
                } | {
                    /** @description For so long */
                    days: number;
                    /** @constant */
                    kind: "REBATE_RISE";
                    /** @description By how much more of what is played comes back */
                    percent: number;
                };
                /** @description How often a member may have it */
                times: number;
                /** @enum {unknown} */
                trigger: "APPLY" | "DEPOSIT" | "FIRST_DEPOSIT" | "REGISTRATION" | "DAY" | "CODE" | "LOSS" | "BIRTHDAY" | "CONTACT";
                turnover: {
                    /** @enum {unknown} */
                    breach: "UNCOUNTED" | "FORFEIT";
                    /** @description Whether the deposit is played as often as the bonus */
                    countsDeposit: boolean;
                    days: number | null;
                    forfeitsWinnings: boolean;
                    greatestBet: string | null;
                    leastOdds?: number | null;
                    /** @description Times the amount */
                    multiplier: number;
                    /** @description Categories that count less than in full */
                    weights: {
                        /** @enum {unknown} */
                        gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                        percent: number;
                    }[];
                };
            };
            title: string;
        };
        PromotionClaim: {
            amount: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            comment: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            currency: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            promotionId: string;
            reason: string | null;
            refusal: string | null;
            /** @enum {unknown} */
            state: "JOINED" | "APPLYING" | "PROCESS" | "ISSUED" | "CLAIMED" | "REJECTED";
            title: string;
        };
        PromotionCode: {
            code: string;
            /** @description How many members used it */
            used: number;
        };
        PromotionCodeBatch: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            createdBy: string;
            expiresAt: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            name: string;
            /** @description How many codes it has */
            number: number;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            promotionId: string;
            /** @description How often its codes were used, all together */
            used: number;
            /** @description How many members may use each */
            usesPerCode: number;
            voidedAt: string | null;
            voidedBy: string | null;
        };
        PromotionDraft: {
            /** @example 150000 */
            budget: string;
            /** @enum {unknown} */
            category: "WELCOME" | "DEPOSIT" | "DAILY" | "EVENT";
            endsAt: string | null;
            position: number;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startsAt: string;
            terms: {
                /** @enum {unknown} */
                approval: "AUTOMATIC" | "OPERATOR";
                audience: {
                    greatestLevel: number | null;
                    inactiveDays: number | null;
                    leastDeposits: {
                        /** @example 150000 */
                        amount: string;
                        days: number;
                    } | null;
                    leastLevel: number | null;
                    /** @description Accounts of agents: only for members below one of them; empty is for all */
                    line: string[];
                    newMembersDays: number | null;
                    /** @description Only for who wears one of them; empty: all */
                    tags: string[];
                };
                contact: ("mobile" | "email" | "zalo" | "telegram" | "facebook" | "line" | "whatsapp" | "wechat") | null;
                /** @description Whether a claim that looks like abuse waits for an operator; so it is unless told */
                holdsSuspicious?: boolean;
                leastDeposit: string | null;
                loss: {
                    /** @example 150000 */
                    least: string;
                    /** @enum {unknown} */
                    period: "DAY" | "WEEK";
                } | null;
                reward: {
                    /** @example 150000 */
                    amount: string;
                    /** @constant */
                    kind: "FIXED";
                } | {
                    /** @example 150000 */
                    cap: string;
                    /**
                     * @description Of the deposit, or of the loss
                     * @constant
                     */
                    kind: "PERCENT";
                    percent: number;
                } | {
                    /** @constant */
                    kind: "POINTS";
                    points: number;
                } | {
                    /** @constant */
                    kind: "TICKETS";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    raffleId: string;
                    /** @description Of that raffle */
                    tickets: number;
                } | {
                    /** @description For so long */
                    days: number;
                    /** @constant */
                    kind: "REBATE_RISE";
                    /** @description By how much more of what is played comes back */
                    percent: number;
                };
                /** @description How often a member may have it */
                times: number;
                /** @enum {unknown} */
                trigger: "APPLY" | "DEPOSIT" | "FIRST_DEPOSIT" | "REGISTRATION" | "DAY" | "CODE" | "LOSS" | "BIRTHDAY" | "CONTACT";
                turnover: {
                    /** @enum {unknown} */
                    breach: "UNCOUNTED" | "FORFEIT";
                    /** @description Whether the deposit is played as often as the bonus */
                    countsDeposit: boolean;
                    days: number | null;
                    forfeitsWinnings: boolean;
                    greatestBet: string | null;
                    leastOdds?: number | null;
                    /** @description Times the amount */
                    multiplier: number;
                    /** @description Categories that count less than in full */
                    weights: {
                        /** @enum {unknown} */
                        gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                        percent: number;
                    }[];
                };
            };
            words: {
                content: string;
                /** @example vi */
                language: string;
                pictureUrl?: string | null;
                summary: string;
                title: string;
            }[];
        };
        PromotionEstimate: {
            /** @description Ended by a bet above the greatest */
            broken: {
                /** @example 150000.00 */
                amount: string;
                times: number;
            };
            completed: {
                /** @example 150000.00 */
                amount: string;
                times: number;
            };
            /** @description Granted less what was expired or broken: at least, since some of that may have been played away */
            cost: string;
            currency: string;
            /** @description What real bets came to of it */
            done: string;
            expired: {
                /** @example 150000.00 */
                amount: string;
                times: number;
            };
            /** @description Nothing had to be played */
            free: {
                /** @example 150000.00 */
                amount: string;
                times: number;
            };
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            from: string;
            /** @example 150000.00 */
            granted: string;
            /** @description Who would have been given something */
            members: number;
            /** @description Of so many members one was looked at; all sums are multiplied by it */
            oneIn: number;
            /** @description Would still be played */
            open: {
                /** @example 150000.00 */
                amount: string;
                times: number;
            };
            /** @description Members who registered, paid in or bet within it */
            read: number;
            /** @description How often the budget would have been spent */
            refused: number;
            /** @description What had to be played */
            required: string;
            /** @description Of those given something: who shares a trait with another one of them */
            shared: {
                /** @example 150000.00 */
                granted: string;
                /** @enum {unknown} */
                kind: "DEVICE" | "PAYOUT_ACCOUNT" | "ADDRESS";
                members: number;
            }[];
            spentAt: string | null;
            /** @description How often */
            times: number;
            /** @description When the last whole day of the brand ended */
            to: string;
            /** @description Who would have kept most */
            top: {
                account: string;
                /** @example 150000.00 */
                granted: string;
                /** @example 150000.00 */
                kept: string;
                /**
                 * Format: uuid
                 * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                 */
                memberId: string;
                times: number;
            }[];
        };
        Proposal: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            at: string;
            /** @example DEPOSIT */
            decision: string;
            operatorAccount: string;
            reason: string;
            target: string | null;
        };
        ProposedTerms: {
            /**
             * @description Where a period in which the house lost goes to
             * @enum {unknown}
             */
            carry?: "NONE" | "NEXT" | "HALF_MONTH" | "PERMANENT";
            /**
             * @description REALTIME: every five minutes
             * @enum {unknown}
             */
            period: "REALTIME" | "HOUR" | "DAY" | "WEEK" | "HALF_MONTH" | "MONTH";
            /**
             * @description HIGHEST: the highest tier reached whole; FLOAT: tiers whose loss is not reached pay in proportion
             * @enum {unknown}
             */
            pick?: "HIGHEST" | "FLOAT";
            tiers: {
                activeMembers: number;
                /** @example 150000 */
                loss: string;
                /** @description In 1/1 000 000: 10000 is 1 % */
                rate: number;
                /** @example 150000 */
                validBet: string;
            }[];
        };
        Protection: {
            exclusion: components["schemas"]["Exclusion"] | null;
            limits: components["schemas"]["Limit"][];
            realityCheckMinutes: number;
            timeZone: string;
        };
        PublishedPromotion: {
            /** @example 150000 */
            budget: string;
            /** @enum {unknown} */
            category: "WELCOME" | "DEPOSIT" | "DAILY" | "EVENT";
            endsAt: string | null;
            position: number;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            publishedAt: string;
            /** @description Account of the operator who confirmed it */
            publishedBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startsAt: string;
            terms: {
                /** @enum {unknown} */
                approval: "AUTOMATIC" | "OPERATOR";
                audience: {
                    greatestLevel: number | null;
                    inactiveDays: number | null;
                    leastDeposits: {
                        /** @example 150000 */
                        amount: string;
                        days: number;
                    } | null;
                    leastLevel: number | null;
                    /** @description Accounts of agents: only for members below one of them; empty is for all */
                    line: string[];
                    newMembersDays: number | null;
                    /** @description Only for who wears one of them; empty: all */
                    tags: string[];
                };
                contact: ("mobile" | "email" | "zalo" | "telegram" | "facebook" | "line" | "whatsapp" | "wechat") | null;
                /** @description Whether a claim that looks like abuse waits for an operator; so it is unless told */
                holdsSuspicious?: boolean;
                leastDeposit: string | null;
                loss: {
                    /** @example 150000 */
                    least: string;
                    /** @enum {unknown} */
                    period: "DAY" | "WEEK";
                } | null;
                reward: {
                    /** @example 150000 */
                    amount: string;
                    /** @constant */
                    kind: "FIXED";
                } | {
                    /** @example 150000 */
                    cap: string;
                    /**
                     * @description Of the deposit, or of the loss
                     * @constant
                     */
                    kind: "PERCENT";
                    percent: number;
                } | {
                    /** @constant */
                    kind: "POINTS";
                    points: number;
                } | {
                    /** @constant */
                    kind: "TICKETS";
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    raffleId: string;
                    /** @description Of that raffle */
                    tickets: number;
                } | {
                    /** @description For so long */
                    days: number;
                    /** @constant */
                    kind: "REBATE_RISE";
                    /** @description By how much more of what is played comes back */
                    percent: number;
                };
                /** @description How often a member may have it */
                times: number;
                /** @enum {unknown} */
                trigger: "APPLY" | "DEPOSIT" | "FIRST_DEPOSIT" | "REGISTRATION" | "DAY" | "CODE" | "LOSS" | "BIRTHDAY" | "CONTACT";
                turnover: {
                    /** @enum {unknown} */
                    breach: "UNCOUNTED" | "FORFEIT";
                    /** @description Whether the deposit is played as often as the bonus */
                    countsDeposit: boolean;
                    days: number | null;
                    forfeitsWinnings: boolean;
                    greatestBet: string | null;
                    leastOdds?: number | null;
                    /** @description Times the amount */
                    multiplier: number;
                    /** @description Categories that count less than in full */
                    weights: {
                        /** @enum {unknown} */
                        gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                        percent: number;
                    }[];
                };
            };
            words: {
                content: string;
                /** @example vi */
                language: string;
                pictureUrl?: string | null;
                summary: string;
                title: string;
            }[];
        };
        PushSubscription: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Browser and system; empty when unknown
             * @example Chrome · Android
             */
            device: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
        };
        Raffle: {
            currency: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            endsAt: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            leastDeposit: string | null;
            prizes: components["schemas"]["RafflePrize"][];
            /** @enum {unknown} */
            standing: "SOON" | "OPEN" | "GONE" | "OVER";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startsAt: string;
            text: string;
            /** @description What the member has left */
            tickets: number;
            title: string;
            /** @description Of the prizes that are left */
            totalWeight: number;
        };
        RafflePrize: {
            /** @description Of money, or points */
            amount: string;
            /** @enum {unknown} */
            kind: "MONEY" | "POINTS" | "NOTHING";
            name: string;
            /** @description On the wheel, from 1 on */
            place: number;
            /** @description Its chance is this of `totalWeight`; 0 where it is gone */
            weight: number;
        };
        RaffleSpin: {
            /** @description Of money, or points */
            amount: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            at: string;
            /** @description POINT of points */
            currency: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @enum {unknown} */
            kind: "MONEY" | "POINTS" | "NOTHING";
            name: string;
            /** @description On the wheel, from 1 on */
            place: number;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            raffleId: string;
        };
        /** @description What was played on a day in a category; a running day is shown as it would be closed now */
        RebateAccrual: {
            /** @description Of the category, in 1/10 000 of the valid bet */
            base: number;
            /** @enum {unknown} */
            category: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
            /**
             * Format: date
             * @description By the calendar of the brand
             */
            day: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            endsAt: string;
            expiresOn: string | null;
            /** @example 150000.00 */
            given: string;
            isCapped: boolean;
            /** @description What that level adds */
            level: number;
            /** @description The VIP level that counts; 0 is none */
            levelRank: number;
            /** @description Less than zero where more was given than it comes to */
            open: string;
            /** @description All together; nothing where the category gives nothing */
            rate: number;
            /** @description What was promised the member for a time */
            rise: number;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startsAt: string;
            /** @enum {unknown} */
            state: "RUNNING" | "OPEN" | "OWED" | "GIVEN" | "EXPIRED" | "NOTHING";
            /** @example 150000.00 */
            validBet: string;
            /** @description By the rate, within what the cap of the day leaves */
            worth: string;
        };
        RebateClaim: {
            /** @description Zero where it only worked off what had been given too much */
            amount: string;
            categories: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
            /** @enum {unknown} */
            channel: "MEMBER" | "JOB";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            claimedAt: string;
            currency: string;
            /**
             * Format: date
             * @description By the calendar of the brand
             */
            firstDay: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * Format: date
             * @description By the calendar of the brand
             */
            lastDay: string;
        };
        RebateClaimDetail: {
            /** @description Zero where it only worked off what had been given too much */
            amount: string;
            categories: ("ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT")[];
            /** @enum {unknown} */
            channel: "MEMBER" | "JOB";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            claimedAt: string;
            currency: string;
            /**
             * Format: date
             * @description By the calendar of the brand
             */
            firstDay: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * Format: date
             * @description By the calendar of the brand
             */
            lastDay: string;
            lines: components["schemas"]["RebateClaimLine"][];
        };
        RebateClaimLine: {
            /** @description Less than zero where it worked something off */
            amount: string;
            /** @description Of the category, in 1/10 000 of the valid bet */
            base: number;
            /** @enum {unknown} */
            category: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
            /**
             * Format: date
             * @description By the calendar of the brand
             */
            day: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            endsAt: string;
            /** @description What that level adds */
            level: number;
            /** @description The VIP level that counts; 0 is none */
            levelRank: number;
            /** @description All together; nothing where the category gives nothing */
            rate: number;
            /** @description What was promised the member for a time */
            rise: number;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startsAt: string;
            /** @description As it was then */
            validBet: string;
        };
        RebateRate: {
            /** @description Of the category, in 1/10 000 of the valid bet */
            base: number;
            /** @enum {unknown} */
            category: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
            /** @description What that level adds */
            level: number;
            /** @description The VIP level that counts; 0 is none */
            levelRank: number;
            /** @description All together; nothing where the category gives nothing */
            rate: number;
            /** @description What was promised the member for a time */
            rise: number;
        };
        RebateRules: {
            changedAt: string | null;
            changedBy: string | null;
            claimDays: number;
            currency: string;
            /** @description The most of one day and member; zero where there is no such amount */
            dailyCap: string;
            /** @description Of the brand */
            id: string;
            /** @description The daily job gives what is open; else members claim it */
            isAutomatic: boolean;
            /** @example 150000 */
            leastClaim: string;
            proposal: components["schemas"]["OpenProposal"] | null;
            /** @description Categories without a rate give nothing */
            rates: {
                /** @enum {unknown} */
                category: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                /** @description Of the valid bet */
                percent: number;
            }[];
        };
        Rebates: {
            /** @description Of the days of which something may be left */
            accruals: components["schemas"]["RebateAccrual"][];
            /** @description What a claim of everything would give */
            claimable: string;
            claimDays: number;
            currency: string;
            dailyCap: string | null;
            /** @example 150000.00 */
            leastClaim: string;
            /** @enum {unknown} */
            mode: "MANUAL" | "AUTOMATIC";
            /** @description What was given too much, since bets were taken back */
            owed: string;
            /** @description Of every category, as they are now */
            rates: components["schemas"]["RebateRate"][];
            /**
             * Format: date
             * @description By the calendar of the brand
             */
            today: string;
        };
        Receiver: {
            address: string;
            name: string;
            phone: string;
        };
        Redemption: {
            /** @example 150000.00 */
            amountGiven: string;
            /** @example 150000.00 */
            amountRequired: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            currency: string;
            decidedAt: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @enum {unknown} */
            kind: "GOODS" | "MONEY" | "CONVERSION";
            name: string | null;
            /** @description Transaction number, as people say it */
            number: string;
            /**
             * @description Points, as decimals of one point; only whole ones are moved
             * @example 150000.00
             */
            points: string;
            quantity: number;
            receiver: {
                address: string;
                name: string;
                phone: string;
            } | null;
            remark: string | null;
            /** @enum {unknown} */
            state: "IN_PROCESS" | "REJECTED" | "APPROVED";
        };
        Referral: {
            came: number;
            /** @description Taken as `referralCode` by a registration */
            code: string;
            currency: string;
            deposited: number;
            /** @example 150000.00 */
            earned: string;
            paid: number;
            paidThisMonth: number;
            rule: components["schemas"]["ReferralTermsShape"] | null;
            /** @description Friends whose reward may be taken */
            waiting: number;
        };
        ReferralRule: {
            changedAt: string | null;
            changedBy: string | null;
            currency: string;
            /** @description For each friend */
            fixed: string;
            /** @description The most that comes of the percentage */
            greatestShare: string;
            /** @description Of the brand */
            id: string;
            isRunning: boolean;
            /** @description What the friend’s deposits have to reach together */
            leastDeposit: string;
            /** @example 150000.00 */
            leastValidBet: string;
            /** @description Friends for whom a member is paid in one month of the brand’s calendar */
            mostFriends: number;
            /** @description Of the friend’s first deposit, on top */
            percent: number;
            proposal: components["schemas"]["OpenProposal"] | null;
        };
        ReferralTermsShape: {
            /** @description For each friend */
            fixed: string;
            /** @description The most that comes of the percentage */
            greatestShare: string;
            /** @description What the friend’s deposits have to reach together */
            leastDeposit: string;
            /** @example 150000.00 */
            leastValidBet: string;
            /** @description Friends for whom a member is paid in one month of the brand’s calendar */
            mostFriends: number;
            /** @description Of the friend’s first deposit, on top */
            percent: number;
        };
        ReferredFriend: {
            /** @description Masked */
            account: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            cameAt: string;
            depositedAt: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            paidAt: string | null;
            playedAt: string | null;
            reason: ("ADDRESS" | "DEVICE" | "PAYOUT_ACCOUNT" | "SEEN_ADDRESS" | "SAME_NAME" | "FRIENDS_ADDRESS" | "OPERATOR") | null;
            reward: string | null;
            /** @enum {unknown} */
            state: "CAME" | "DEPOSITED" | "PLAYED" | "HELD" | "PAID" | "REFUSED";
        };
        RegistrationField: {
            /** @description Regular expression; '*' accepts anything */
            acceptedPattern: string;
            enabled: boolean;
            maxLength: number;
            minLength: number;
            /** @description Name of a field of the registration user (section 3) */
            name: string;
            /** @description Chooses the message of section 5 */
            patternId: number;
            position: number;
            required: boolean;
        };
        RegistrationSetting: {
            countries: components["schemas"]["Country"][];
            fields: components["schemas"]["RegistrationField"][];
            minimumAge: number;
            mobileDigits: {
                maximum: number;
                minimum: number;
            };
        };
        RegistrationUser: {
            /** @description Terms accepted and age confirmed */
            acceptedTerms: boolean;
            address?: string;
            affiliateCode?: string;
            birthday?: string;
            captcha?: string;
            captchaId?: string;
            captchaProof?: string;
            confirmPassword?: string;
            /** @example +84 */
            countryDialingCode?: string;
            domain?: string;
            email?: string;
            facebook?: string;
            /** @description The mobile number is proved by firebaseIdToken instead of verificationCode */
            firebaseChannel?: boolean;
            /** @description ID token of Firebase */
            firebaseIdToken?: string;
            idNumber?: string;
            line?: string;
            /** @constant */
            login?: true;
            /**
             * @description As people write it: 0912 345 678, +84912345678, 84912345678
             * @example 912345678
             */
            mobileNum?: string;
            nationality?: string;
            nickname?: string;
            occupation?: string;
            password?: string;
            payeeName?: string;
            paymentPassword?: string;
            qqNum?: string;
            referralCode?: string;
            /** @constant */
            registerMethod?: "WEB";
            registerUrl?: string;
            sourceOfIncome?: string;
            telegram?: string;
            username?: string;
            verificationCode?: string;
            wechat?: string;
            whatsapp?: string;
            zalo?: string;
        };
        Resource: {
            /** @description Key of the resource: MEDIA_GUIDE, APP_IOS, APP_ANDROID … */
            labelNameEn: string;
            url: string;
        };
        RiskCase: {
            /** @description The member’s account name */
            account: string;
            closedAt: string | null;
            closedBy: string | null;
            /** @description No withdrawal of the member goes on until it is closed */
            holds: boolean;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            notes: {
                /**
                 * Format: uuid
                 * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                 */
                id: string;
                text: string;
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                writtenAt: string;
                writtenBy: string;
            }[];
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            openedAt: string;
            openedBy: string | null;
            outcome: ("CLEARED" | "CONFIRMED" | "OTHER") | null;
            /** @description The last 200 */
            signals: components["schemas"]["RiskSignal"][];
            /** @enum {unknown} */
            state: "OPEN" | "TAKEN" | "CLOSED";
            takenAt: string | null;
            takenBy: string | null;
            takenByMe: boolean;
        };
        RiskRule: {
            amount: string | null;
            /** @description Of the amount */
            currency: string;
            /** @enum {unknown} */
            follows: "NOTE" | "CASE" | "HOLD";
            hours: number | null;
            isOn: boolean;
            /** @enum {unknown} */
            kind: "SHARED_DEVICE" | "SHARED_PAYOUT_ACCOUNT" | "SHARED_ADDRESS" | "BOTH_SIDES" | "MIRRORED_STAKES" | "DEPOSIT_VELOCITY" | "WITHDRAWAL_VELOCITY" | "FAST_OUT" | "BONUS_ABUSE" | "NEW_PAYOUT_ACCOUNT" | "BIG_WIN_OUT";
            leastCount: number | null;
            percent: number | null;
            proposal: components["schemas"]["OpenProposal"] | null;
        };
        RiskSignal: {
            caseId: string | null;
            /** @description What a finding rests on */
            facts: {
                amount: string | null;
                count: number | null;
                currency: string | null;
                /** @description What is shared, or where the bets were; 20 at most */
                details: string[];
                hours: number | null;
                /** @description Who shares it; 20 at most */
                members: {
                    account: string;
                    /**
                     * Format: uuid
                     * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                     */
                    id: string;
                }[];
                percent: number | null;
            };
            /** @enum {unknown} */
            follows: "NOTE" | "CASE" | "HOLD";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            foundAt: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @enum {unknown} */
            kind: "SHARED_DEVICE" | "SHARED_PAYOUT_ACCOUNT" | "SHARED_ADDRESS" | "BOTH_SIDES" | "MIRRORED_STAKES" | "DEPOSIT_VELOCITY" | "WITHDRAWAL_VELOCITY" | "FAST_OUT" | "BONUS_ABUSE" | "NEW_PAYOUT_ACCOUNT" | "BIG_WIN_OUT";
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            withdrawalId: string;
        };
        RoleReference: {
            /** @description Word of a role of the house (ADMIN, CASHIER …), or the id of one that the brand made */
            id: string;
            name: string | null;
        };
        SearchHit: {
            detail: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * @description What it is, by the name of its resource in the console
             * @enum {unknown}
             */
            kind: "adjustments" | "agentDisputes" | "announcements" | "auditLog" | "banners" | "bets" | "broadcasts" | "cannedAnswers" | "chatReports" | "chatRooms" | "contracts" | "deposits" | "envelopes" | "exports" | "games" | "greatWins" | "helpArticles" | "lotteryDraws" | "mallGoods" | "members" | "operators" | "promotionClaims" | "promotions" | "raffles" | "rebateClaims" | "redemptions" | "referrals" | "riskCases" | "settlements" | "tickets" | "transfers" | "vendorTransfers" | "withdrawals";
            state: string | null;
            /** @description By what people know it */
            title: string;
        };
        Security: {
            email: string | null;
            hasPaymentPassword: boolean;
            lastSignIn: {
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                at: string;
                device: string;
                ip: string;
            } | null;
            mobileNum: string | null;
            passkeys: {
                /**
                 * Format: date-time
                 * @example 2026-11-21T08:30:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: uuid
                 * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                 */
                id: string;
                lastUsedAt: string | null;
                name: string;
            }[];
            passwordChangedAt: string | null;
            recoveryCodesLeft: number;
            /** @description Characters a payment password has at least */
            shortestPaymentPassword: number;
            totpSince: string | null;
        };
        /** @description A closed window of the contracts of a kind and period, and how it is paid */
        Settlement: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            /** @description How many of its earnings correct a window settled before */
            corrections: number;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            from: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description Nothing more of it is paid while it is */
            isHeld: boolean;
            /** @enum {unknown} */
            kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
            /**
             * @description Whose money pays those below the top
             * @enum {unknown}
             */
            paidBy: "PLATFORM" | "UPLINE";
            /**
             * @description REALTIME: every five minutes
             * @enum {unknown}
             */
            period: "REALTIME" | "HOUR" | "DAY" | "WEEK" | "HALF_MONTH" | "MONTH";
            proposal: components["schemas"]["OpenProposal"] | null;
            /** @description How many contracts came to nothing, and why */
            skips: {
                count: number;
                /** @enum {unknown} */
                reason: "UPLINE_WITHOUT_CONTRACT" | "BETTER_THAN_UPLINE" | "UPLINE_NOT_REACHED" | "LINE_MOVED" | "PAYEE_CLOSED";
            }[];
            /**
             * @description DONE: everything was paid, or tried at least once
             * @enum {unknown}
             */
            state: "UNAPPROVED" | "PAYING" | "DONE" | "DENIED";
            /** @description Its earnings by state and currency */
            sums: {
                /** @example 150000.00 */
                amount: string;
                count: number;
                currency: string;
                /** @example 150000.00 */
                paid: string;
                /** @enum {unknown} */
                state: "NOTHING" | "UNAPPROVED" | "DUE" | "INSUFFICIENT" | "PART_PAID" | "PAID" | "DENIED";
            }[];
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            until: string;
        };
        SettlementEarning: {
            /**
             * @description To be paid by this; less than zero where it is taken back
             * @example 150000.00
             */
            amount: string;
            /**
             * @description Losses of the house from before, zero or less
             * @example 150000.00
             */
            carriedIn: string;
            /** @example 150000.00 */
            carriedOut: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            contractId: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            currency: string;
            /**
             * @description What of it direct downlines got
             * @example 150000.00
             */
            downlines: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            from: string;
            /**
             * @description What the contract came to
             * @example 150000.00
             */
            gross: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @enum {unknown} */
            kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
            measures: components["schemas"]["TeamMeasures"];
            /**
             * @description What is left of it
             * @example 150000.00
             */
            net: string;
            nextTryAt: string | null;
            /**
             * @description What of it was
             * @example 150000.00
             */
            paid: string;
            payeeAccount: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            payeeId: string;
            /**
             * @description Whose money it is
             * @enum {unknown}
             */
            payer: "PLATFORM" | "UPLINE";
            payerAccount: string | null;
            /**
             * @description REALTIME: every five minutes
             * @enum {unknown}
             */
            period: "REALTIME" | "HOUR" | "DAY" | "WEEK" | "HALF_MONTH" | "MONTH";
            rate: number | null;
            /** @description 0 as it was first settled; each correction of the window counts on */
            revision: number;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            settlementId: string;
            skipReason: ("UPLINE_WITHOUT_CONTRACT" | "BETTER_THAN_UPLINE" | "UPLINE_NOT_REACHED" | "LINE_MOVED" | "PAYEE_CLOSED") | null;
            /** @enum {unknown} */
            state: "NOTHING" | "UNAPPROVED" | "DUE" | "INSUFFICIENT" | "PART_PAID" | "PAID" | "DENIED";
            /** @description How often it was tried to pay it */
            tries: number;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            until: string;
            /** @description The version of the contract that held */
            version: number;
        };
        ShareableBet: {
            bet: components["schemas"]["SharedBet"];
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            betId: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            placedAt: string;
        };
        /** @description The terms of a lottery bet that its member shows, copied when he showed it */
        SharedBet: {
            currency: string | null;
            drawNumber: string;
            family: string;
            gameCode: string;
            gameNames: {
                language: string;
                name: string;
            }[];
            multiple: number;
            payout: string | null;
            picks: string[][];
            playType: string;
            stake: string | null;
            /** @enum {unknown} */
            state: "OPEN" | "WON";
        };
        SignedIn: {
            deviceToken: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            expiresAt: string;
            firstTimeLogin: boolean;
            member: components["schemas"]["Member"];
            /** @description A mailed or default password was used: it must be changed now */
            mustChangePassword: boolean;
            passwordExpired: boolean;
            /** @description Opaque bearer token; kept by the browser in session storage */
            token: string;
        };
        SignedInPlace: {
            /**
             * @description Browser and system; empty when unknown
             * @example Chrome · Android
             */
            device: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            ip: string;
            /** @description Signed in with a code that another place of the member showed */
            isByDeviceCode: boolean;
            isCurrent: boolean;
            /** @description Idle: asks who is there before it goes on */
            isLocked: boolean;
            /** @description Signs in again for a day without the password */
            isRemembered: boolean;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            lastSeenAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startedAt: string;
        };
        SignInDays: {
            currency: string;
            /** @description When the day is over */
            endsAt: string;
            /** @description Whether today’s was claimed */
            isClaimed: boolean;
            /** @description Today’s, from 1 on */
            step: number;
            /** @description Of the first day, the second … */
            steps: components["schemas"]["SignInStep"][];
            /**
             * Format: date
             * @description By the calendar of the brand
             */
            today: string;
        };
        SignInDaySettings: {
            currency: string;
            /** @description The brand */
            id: string;
            isRunning: boolean;
            /** @description What was given in the last 30 days */
            lately: {
                claims: number;
                /** @example 150000.00 */
                money: string;
                /** @example 150000.00 */
                points: string;
            };
            /** @description What one member is given in money who climbs all of it once */
            money: string;
            /** @description The same in points */
            points: string;
            proposal: components["schemas"]["OpenProposal"] | null;
            steps: {
                /** @example 150000.00 */
                amount: string;
                /** @enum {unknown} */
                kind: "MONEY" | "POINTS";
            }[];
        };
        SignInStep: {
            /** @description Of money, or points */
            amount: string;
            /** @enum {unknown} */
            kind: "MONEY" | "POINTS";
            /**
             * @description CLAIMED in the running row of days
             * @enum {unknown}
             */
            state: "CLAIMED" | "TODAY" | "LATER";
        };
        Site: {
            captchaProviders: components["schemas"]["CaptchaProviders"];
            countries: components["schemas"]["Country"][];
            /** @example VND */
            currency: string;
            /** @example ₫ */
            currencySymbol: string;
            customerService: components["schemas"]["CustomerService"][];
            /** @example vi */
            defaultLanguage: string;
            gtagId: string | null;
            iconUrl: string | null;
            imageCDNs: string[];
            languages: string[];
            /** @description Bytes a picture may have that is sent */
            largestUpload: number;
            launchGameCDNs: string[];
            licence: string | null;
            logoUrl: string | null;
            mainDomain: string;
            /** @example SAKURA */
            merchantCode: string;
            /** @description Id of the merchant, by which live events name it */
            merchantId: string;
            mode: "DEMO" | "LIVE";
            /** @description Modules that are switched on */
            modules: ("MOBILENUMREG3" | "REGMOBVERF3" | "MOBILENUMPASSREG3" | "FREEPLAY3" | "PWDEXPFORCECHANGE3" | "MOBILEVERCODELOGIN3" | "USERNAMEREG3" | "CHNGPASSVERIF3" | "AGENTPOLICY3" | "NEWIPVERF3")[];
            name: string;
            referralEnabled: boolean;
            resources: components["schemas"]["Resource"][];
            /** @description Whose codes prove a mobile number */
            smsChannel: "OWN" | "FIREBASE";
            socialSignIn: {
                /** @description Page to open in a popup; it answers an ID token by postMessage */
                popupUrl: string;
                providers: ("GOOGLE" | "FACEBOOK")[];
            } | null;
            /** @description Design tokens the brand replaces, by name */
            theme: {
                [key: string]: string;
            };
            /** @description IANA name of the zone in which hours of service are told */
            timeZone: string;
        };
        Staff: {
            account: string;
            /** @description Addresses and ranges to call from; none: from anywhere */
            allowedAddresses: string[];
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            id: string;
            isActive: boolean;
            name: string;
            /** @description What the operator is at each brand where the asker deals with operators */
            places: {
                merchantId: string;
                role: components["schemas"]["RoleReference"];
            }[];
            /** @description Works for brands too that the asker does not: then only the brands of the asker are given and taken */
            reachesBeyond: boolean;
            totpSince: string | null;
        };
        StaffSession: {
            id: string;
            /** @description Address from which it was opened */
            ip: string;
            /** @description The one that asks */
            isOwn: boolean;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            seenAt: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startedAt: string;
        };
        Subaccount: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            disabledAt: string | null;
            displayName: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description Whether it lets in */
            isOpen: boolean;
            lastSeenAt: string | null;
            /** @description Its holder has not chosen a password of his own yet, and so reads alone */
            mustChangePassword: boolean;
            name: string;
            rights: ("REGISTER" | "CONTRACTS" | "RULES" | "PAY")[];
            /**
             * @description With this its holder signs in at the agents’ door
             * @example agent01.quanly
             */
            signInName: string;
        };
        SubaccountDeed: {
            about: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            at: string;
            /** @enum {unknown} */
            deed: "SIGN_IN" | "CHANGE_PASSWORD" | "OPEN_ACCOUNT" | "MAKE_LINK" | "END_LINK" | "PROPOSE_CONTRACT" | "ANSWER_CONTRACT" | "SET_RULES" | "DOWNLOAD" | "REFUSED";
            displayName: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            ip: string;
            outcome: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            subaccountId: string;
            subaccountName: string;
        };
        SupportConversation: {
            closedAt: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description Number of the last message there is */
            lastNumber: number;
            /** @description Those after the number asked for, 200 at most */
            messages: components["schemas"]["SupportMessage"][];
            place: number | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            startedAt: string;
            /** @enum {unknown} */
            state: "WAITING" | "ACTIVE" | "CLOSED";
        };
        SupportDesk: {
            opensAt: string | null;
            /** @enum {unknown} */
            state: "OPEN" | "OUT_OF_HOURS" | "NOBODY_THERE" | "OFF";
            typicalWaitSeconds: number | null;
            /** @description How many wait */
            waiting: number;
        };
        SupportMessage: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            at: string;
            /** @enum {unknown} */
            author: "PERSON" | "OPERATOR" | "HOUSE";
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            clientId: string;
            /** @description The text; of an EVENT its name; of a PICTURE nothing */
            content: string;
            /** @enum {unknown} */
            kind: "TEXT" | "PICTURE" | "EVENT";
            /** @description From 1, without gaps */
            number: number;
        };
        SupportPresence: {
            desk: components["schemas"]["SupportDesk"];
            isAvailable: boolean;
            /** @description The brand in view, by which live events name it */
            merchantId: string;
            /** @description Who takes conversations of the brand now */
            operators: {
                account: string;
                /**
                 * Format: uuid
                 * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
                 */
                id: string;
                name: string;
            }[];
        };
        SuspenseItem: {
            accountNumber: string;
            /** @example 150000.00 */
            amount: string;
            claimedAt: string | null;
            claimedBy: string | null;
            content: string;
            currency: string;
            depositId: string | null;
            gateway: string;
            id: string;
            /** @enum {unknown} */
            outcome: "CREDITED" | "SUSPENSE" | "RETURNED";
            proposal: components["schemas"]["Proposal"] | null;
            /** @enum {unknown} */
            reason: "NO_CODE" | "UNKNOWN_CODE" | "SEVERAL_CODES" | "WRONG_ACCOUNT" | "SHORT" | "OVER" | "LATE" | "SECOND" | "REFUSED" | "CLOSED" | "UNREADABLE";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            receivedAt: string;
            reference: string;
            resolution: string | null;
            resolutionReference: string | null;
            resolvedAt: string | null;
            resolvedBy: string | null;
            transactedAt: string | null;
        };
        SystemStatus: {
            /** @description Whether the host name asked for belongs to a brand */
            domainValid: boolean;
            /** @description Address of the visitor, shown on the region-blocked page */
            ip: string;
            message: string | null;
            /** @description 0 normal, 1 maintenance, 2 region blocked */
            status: 0 | 1 | 2;
            until: string | null;
        };
        Tag: {
            /** @enum {unknown} */
            colour: "GREY" | "RED" | "ORANGE" | "GREEN" | "BLUE" | "PURPLE";
            id: string;
            name: string;
        };
        Team: {
            /** @description Members active on at least a day of the running month, the agent included */
            activeThisMonth: number;
            /** @description All that was settled and placed before is in the figures */
            countedUntil: string;
            currency: string;
            directMembers: number;
            /** @description Everybody below */
            members: number;
            /** @description Seen in the last five minutes */
            onlineMembers: number;
            /** @description Whose midnight ends a day */
            timeZone: string;
            /**
             * Format: date
             * @example 2026-11-22
             */
            today: string;
        };
        TeamDay: {
            /** @description Members whose valid bet of that day reached what the brand asks */
            activeMembers: number;
            /** @description Settled bets */
            bets: number;
            /** @example 150000.00 */
            bonuses: string;
            /** @example 150000.00 */
            commissions: string;
            /**
             * Format: date
             * @example 2026-11-22
             */
            day: string;
            /** @example 150000.00 */
            deposits: string;
            /** @description Members who deposited for the first time */
            firstDeposits: number;
            /** @example 150000.00 */
            payout: string;
            /** @description Payouts less stakes: what the members won */
            profit: string;
            /** @example 150000.00 */
            rebates: string;
            registrations: number;
            /** @example 150000.00 */
            stake: string;
            /** @example 150000.00 */
            validBet: string;
            /** @example 150000.00 */
            withdrawals: string;
        };
        TeamFigures: {
            /** @description Settled bets */
            bets: number;
            /** @example 150000.00 */
            bonuses: string;
            /** @example 150000.00 */
            commissions: string;
            /** @example 150000.00 */
            deposits: string;
            /** @description Members who deposited for the first time */
            firstDeposits: number;
            /** @example 150000.00 */
            payout: string;
            /** @description Payouts less stakes: what the members won */
            profit: string;
            /** @example 150000.00 */
            rebates: string;
            registrations: number;
            /** @example 150000.00 */
            stake: string;
            /** @example 150000.00 */
            validBet: string;
            /** @example 150000.00 */
            withdrawals: string;
        };
        TeamMeasures: {
            activeMembers: number;
            /**
             * @description What the house won: stakes less payouts; over whole days less bonuses, rebates and salaries too
             * @example 150000.00
             */
            loss: string;
            /** @example 150000.00 */
            validBet: string;
        };
        TeamMember: {
            account: string;
            /** @example 150000.00 */
            balance: string;
            directMembers: number;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            isAgent: boolean;
            lastSignInAt: string | null;
            /** @description How far below the caller, from 1 */
            level: number;
            nickname: string | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            registeredAt: string;
            /** @enum {unknown} */
            status: "ACTIVE" | "LOCKED" | "CLOSED";
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            uplineId: string;
        };
        TeamPart: {
            account: string;
            /** @description The first member alone; else the team of somebody directly below */
            isOwn: boolean;
            /** @example 150000.00 */
            loss: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            memberId: string;
            /** @example 150000.00 */
            validBet: string;
        };
        TeamReport: {
            categories: {
                /** @description Settled bets */
                bets: number;
                /** @enum {unknown} */
                gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                /** @example 150000.00 */
                payout: string;
                /** @description Payouts less stakes: what the members won */
                profit: string;
                /** @example 150000.00 */
                stake: string;
                /** @example 150000.00 */
                validBet: string;
            }[];
            currency: string;
            /** @description Days on which anything happened, oldest first */
            days: components["schemas"]["TeamDay"][];
            totals: components["schemas"]["TeamFigures"];
        };
        Ticket: {
            answeredAt: string | null;
            /** @enum {unknown} */
            category: "DEPOSIT" | "WITHDRAWAL" | "GAME" | "PROMOTION" | "ACCOUNT" | "SUGGESTION" | "COMPLAINT" | "OTHER";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            closedAt: string | null;
            closedBy: ("MEMBER" | "OPERATOR" | "SILENCE") | null;
            closesAt: string | null;
            /** @description The first text */
            content: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            dueAt: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            messages: components["schemas"]["TicketMessage"][] | null;
            /** @description What a person reads out */
            number: string;
            outcome: ("UPHELD" | "PARTLY" | "REJECTED" | "SETTLED") | null;
            pictures: string[];
            rating: number | null;
            ratingComment: string | null;
            referenceId: string | null;
            referenceKind: ("BET" | "DEPOSIT" | "WITHDRAWAL") | null;
            reopenUntil: string | null;
            /** @enum {unknown} */
            state: "OPEN" | "CLAIMED" | "ESCALATED" | "ANSWERED" | "CLOSED";
        };
        TicketMessage: {
            /**
             * @description A NOTE is read by operators alone
             * @enum {unknown}
             */
            author: "PERSON" | "OPERATOR" | "NOTE";
            content: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            name: string | null;
            pictures: string[];
        };
        TicketRules: {
            deadlines: {
                answerMinutes: number;
                /** @enum {unknown} */
                category: "DEPOSIT" | "WITHDRAWAL" | "GAME" | "PROMOTION" | "ACCOUNT" | "SUGGESTION" | "COMPLAINT" | "OTHER";
                resolutionMinutes: number;
            }[];
            /** @description Of the brand */
            id: string;
            /** @description Days until an answer nobody replies to ends a ticket */
            silenceDays: number;
        };
        TransferRules: {
            currency: string;
            /** @example 150000 */
            dailyMaximum: string;
            id: string;
            /** @example 150000 */
            maximum: string;
            /** @example 150000 */
            minimum: string;
            proposal: components["schemas"]["OpenProposal"] | null;
            toDownline: boolean;
            toUpline: boolean;
        };
        TrialBalance: {
            accounts: number;
            balanced: boolean;
            mismatches: {
                expected: string;
                found: string;
                kind: string;
                memberId: string | null;
                subject: string;
                transferId: string | null;
            }[];
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            ranAt: string;
            transfers: number;
        };
        TriedWindow: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            from: string;
            measures: components["schemas"]["TeamMeasures"];
            payerProposed: {
                /** @example 150000.00 */
                gross: string;
                /** @example 150000.00 */
                net: string;
                rate: number | null;
                skipReason: ("UPLINE_WITHOUT_CONTRACT" | "BETTER_THAN_UPLINE" | "UPLINE_NOT_REACHED" | "LINE_MOVED" | "PAYEE_CLOSED") | null;
            } | null;
            /** @description The payer's own; null where the platform pays, and for payees */
            payerToday: {
                /** @example 150000.00 */
                gross: string;
                /** @example 150000.00 */
                net: string;
                rate: number | null;
                skipReason: ("UPLINE_WITHOUT_CONTRACT" | "BETTER_THAN_UPLINE" | "UPLINE_NOT_REACHED" | "LINE_MOVED" | "PAYEE_CLOSED") | null;
            } | null;
            /** @description By the terms that are tried */
            proposed: {
                /** @example 150000.00 */
                gross: string;
                /** @example 150000.00 */
                net: string;
                rate: number | null;
                skipReason: ("UPLINE_WITHOUT_CONTRACT" | "BETTER_THAN_UPLINE" | "UPLINE_NOT_REACHED" | "LINE_MOVED" | "PAYEE_CLOSED") | null;
            } | null;
            /** @description By the contract that held; null where there was none */
            today: {
                /** @example 150000.00 */
                gross: string;
                /** @example 150000.00 */
                net: string;
                rate: number | null;
                skipReason: ("UPLINE_WITHOUT_CONTRACT" | "BETTER_THAN_UPLINE" | "UPLINE_NOT_REACHED" | "LINE_MOVED" | "PAYEE_CLOSED") | null;
            } | null;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            until: string;
        };
        TurnoverBucket: {
            bonus: string | null;
            /** @enum {unknown} */
            breach: "UNCOUNTED" | "FORFEIT";
            breachedAt: string | null;
            closedAt: string | null;
            currency: string;
            documentId: string;
            /** @example 150000.00 */
            done: string;
            expiresAt: string | null;
            /** @example 150000.00 */
            forfeited: string;
            forfeitsWinnings: boolean;
            greatestBet: string | null;
            id: string;
            leastOdds: number | null;
            mayCancel: boolean;
            /** @example 150000.00 */
            missing: string;
            /** @description Times the amount */
            multiplier: number;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            openedAt: string;
            recalledAt: string | null;
            /** @example 150000.00 */
            required: string;
            reward: ("PROMOTION" | "ENVELOPE" | "RAFFLE" | "SIGN_IN" | "VIP" | "REFERRAL" | "MISSION" | "LEADERBOARD" | "POINTS") | null;
            /** @enum {unknown} */
            source: "DEPOSIT" | "BONUS" | "REBATE";
            /** @enum {unknown} */
            state: "OPEN" | "DONE" | "CANCELLED" | "EXPIRED" | "BREACHED";
            /** @description Categories that count less than in full */
            weights: {
                /** @enum {unknown} */
                gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                /** @description In 1/10 000 of the valid bet */
                weight: number;
            }[];
        };
        TurnoverRuleShape: {
            /** @enum {unknown} */
            id: "DEPOSIT" | "BONUS" | "REBATE";
            /** @description Times the amount */
            multiplier: number;
            proposal: components["schemas"]["OpenProposal"] | null;
            /** @description A category that is not named counts in full */
            weights: {
                /** @enum {unknown} */
                gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
                /** @description Of the valid bet */
                percent: number;
            }[];
        };
        VendorCard: {
            /** @description MAINTENANCE: shown, says so, cannot be started */
            availability: "OPEN" | "MAINTENANCE";
            displayName: string;
            gameClassify: ("SC" | "VP" | "JP" | "TG" | "AC" | "BG") | null;
            gameCount: number;
            /** @enum {unknown} */
            gameType: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
            isGame: string | null;
            lagerIcon: string;
            markIcon: string;
            nodeId: string | null;
            vassalage: string;
        };
        VendorHealth: {
            adapter: string;
            averageMilliseconds: number | null;
            calls: number;
            failures: number;
            /** @description Code of the vendor */
            id: string;
            lastError: string | null;
            lastFailureAt: string | null;
            lastSuccessAt: string | null;
            name: string;
            /** @description Not made: the vendor was left alone, or too many calls waited */
            refused: number;
            slowestMilliseconds: number | null;
            /** @description CLOSED: answers; OPEN: left alone, its games are in maintenance; HALF_OPEN: one call tries whether it is back */
            state: "CLOSED" | "OPEN" | "HALF_OPEN";
            stateSince: string | null;
            wallet: "SEAMLESS" | "TRANSFER";
        };
        VendorLane: {
            cards: components["schemas"]["VendorCard"][];
            /** @enum {unknown} */
            gameCategory: "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "FISH" | "RNG" | "PVP" | "ESPORTS" | "COCKFIGHT";
        };
        VendorOrders: {
            adapter: string;
            /** @description Contradicts an earlier order, or is about somebody else */
            isAlarm: boolean;
            /**
             * @example BET
             * @enum {unknown}
             */
            kind: "AUTHENTICATE" | "BALANCE" | "BET" | "WIN" | "ROLLBACK";
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            lastAt: string;
            orders: number;
            /**
             * @example SUCCESS
             * @enum {unknown}
             */
            result: "SUCCESS" | "WALLET_INSUFFICIENT" | "TRANSACTION_CANCELLED" | "INVALID_TOKEN" | "TOKEN_EXPIRED" | "INVALID_GAME" | "WRONG_CURRENCY" | "MEMBER_NOT_FOUND" | "MEMBER_LOCKED" | "LINE_GAME_OFF" | "LINE_STAKE_LIMIT" | "LOSS_LIMIT_REACHED" | "BET_NOT_FOUND" | "DUPLICATE_MISMATCH" | "ROLLBACK_UNCOVERED" | "ROUND_FOREIGN" | "INVALID_SYNTAX" | "INVALID_TYPES" | "UNKNOWN";
        };
        VendorTransaction: {
            /** @example 150000.00 */
            amount: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            at: string;
            /** @example 150000.00 */
            balanceAfter: string;
            /** @enum {unknown} */
            kind: "BET" | "WIN" | "ROLLBACK";
            /** @enum {unknown} */
            outcome: "SUCCESS" | "WALLET_INSUFFICIENT" | "TRANSACTION_CANCELLED";
            transactionId: string;
            transferId: string | null;
        };
        VendorWallet: {
            /** @example 150000.00 */
            balance: string;
            displayName: string;
            vassalage: string;
        };
        Vip: {
            bonuses: components["schemas"]["VipBonus"][];
            currency: string;
            /** @example 150000.00 */
            deposits: string;
            /** @description Up to it, lost levels come back by what keeps them */
            highestRank: number;
            /** @description No level is lost by the month in which the member climbed */
            isMonthOfClimb: boolean;
            /** @description The lowest first; none where the brand has none */
            levels: components["schemas"]["VipLevel"][];
            /**
             * Format: date
             * @description By the calendar of the brand
             */
            month: string;
            /** @example 150000.00 */
            monthValidBet: string;
            /** @description 0 is no level */
            rank: number;
            since: string | null;
            /** @example 150000.00 */
            validBet: string;
        };
        VipBonus: {
            /** @example 150000.00 */
            amount: string;
            claimedAt: string | null;
            /** @enum {unknown} */
            kind: "UPGRADE" | "MONTHLY" | "BIRTHDAY";
            /** @description 0 is no level */
            rank: number;
            /**
             * @description WAITING for the review of the month before; UNKNOWN has no birthday; LATER is not its day; TOO_NEW was told too late
             * @enum {unknown}
             */
            state: "OPEN" | "CLAIMED" | "WAITING" | "UNKNOWN" | "LATER" | "TOO_NEW";
            /** @description The rank, the first day of the month, the year of the birthday */
            subject: string;
        };
        VipLevel: {
            /** @example 150000.00 */
            birthdayBonus: string;
            /** @description What all deposits must come to */
            deposits: string;
            /** @description The valid bet of a calendar month by which it is kept */
            keepValidBet: string;
            /** @example 150000.00 */
            monthlyBonus: string;
            name: string;
            /** @description 0 is no level */
            rank: number;
            /** @description What rebates rise by, in 1/10 000 of the valid bet */
            rebateRise: number;
            /** @example 150000.00 */
            upgradeBonus: string;
            /** @description What all valid bets must come to */
            validBet: string;
        };
        VipLevelSettings: {
            currency: string;
            id: string;
            /** @description The lowest first; each demands more */
            levels: {
                /** @example 150000 */
                birthdayBonus: string;
                /** @example 150000 */
                deposits: string;
                /** @example 150000 */
                keepValidBet: string;
                /** @example 150000 */
                monthlyBonus: string;
                /** @description In every language of the brand */
                names: {
                    /** @example vi */
                    language: string;
                    name: string;
                }[];
                /** @description In 1/10 000 of the valid bet */
                rebateRise: number;
                /** @example 150000 */
                upgradeBonus: string;
                /** @example 150000 */
                validBet: string;
            }[];
            proposal: components["schemas"]["OpenProposal"] | null;
        };
        /** @description A step from one level to the next, with the sums it was decided by and what was demanded */
        VipStep: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            at: string;
            /** @example 150000.00 */
            deposits: string;
            /** @example 150000.00 */
            depositsDemanded: string;
            /** @description 0 is no level */
            fromRank: number;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            month: string | null;
            monthDemanded: string | null;
            monthValidBet: string | null;
            /** @enum {unknown} */
            reason: "REACHED" | "REGAINED" | "NOT_KEPT" | "FELL";
            /** @description 0 is no level */
            toRank: number;
            /** @example 150000.00 */
            validBet: string;
            /** @example 150000.00 */
            validBetDemanded: string;
        };
        VisitPreview: {
            imageCDNs: string[];
            /** @description Whether the edge tells the country of visitors; where it does not, nobody is blocked by it */
            knowsCountries: boolean;
            /** @example vi */
            language: string;
            launchGameCDNs: string[];
            /**
             * @description Whose the host name is: this brand’s, another brand’s, or nobody’s, which shows the page of a wrong address
             * @enum {unknown}
             */
            leadsTo: "THIS" | "OTHER" | "NOBODY";
            message: string | null;
            /** @description Modules that are switched on */
            modules: ("MOBILENUMREG3" | "REGMOBVERF3" | "MOBILENUMPASSREG3" | "FREEPLAY3" | "PWDEXPFORCECHANGE3" | "MOBILEVERCODELOGIN3" | "USERNAMEREG3" | "CHNGPASSVERIF3" | "AGENTPOLICY3" | "NEWIPVERF3")[];
            name: string;
            region: ("ADDRESS" | "BLOCKED" | "NOT_ALLOWED") | null;
            /** @description 0 normal, 1 maintenance, 2 region blocked */
            status: 0 | 1 | 2;
            /** @description Colours of its own, by the design tokens they stand for; the house’s where it has none */
            theme: {
                /** @example brand */
                name: string;
                /** @example #f0b849 */
                value: string;
            }[];
            until: string | null;
        };
        WalletTransfer: {
            /** @example 150000.00 */
            amount: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            currency: string;
            decidedAt: string | null;
            /**
             * @description IN: into the vendor's wallet; OUT: back to the main one
             * @enum {unknown}
             */
            direction: "IN" | "OUT";
            id: string;
            /**
             * @description PENDING: the vendor has not said what it did; the money is held until it does
             * @enum {unknown}
             */
            state: "PENDING" | "DONE" | "FAILED";
            vassalage: string;
        };
        Webhook: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            /** @description Account of the operator */
            changedBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /** @description Account of the operator */
            createdBy: string;
            events: ("MEMBER_REGISTERED" | "DEPOSIT_CHANGED" | "WITHDRAWAL_CHANGED" | "IDENTITY_DECIDED")[];
            /** @description Deliveries that were given up, of the last 30 days */
            givenUp: number;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description Off: nothing is told, and what waits waits on */
            isOn: boolean;
            name: string;
            previousSecretUntil: string | null;
            url: string;
            /** @description Deliveries that wait */
            waiting: number;
        };
        WebhookDelivery: {
            attempts: number;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            deliveredAt: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            endpointId: string;
            endpointName: string;
            /** @description The `webhook-id` of every try */
            eventId: string;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /**
             * @description What happened
             * @enum {unknown}
             */
            kind: "MEMBER_REGISTERED" | "DEPOSIT_CHANGED" | "WITHDRAWAL_CHANGED" | "IDENTITY_DECIDED";
            lastError: string | null;
            lastStatus: number | null;
            nextTryAt: string | null;
            /** @description The deposit, withdrawal or member that it is about */
            recordId: string;
            /** @description Grows with each event */
            sequence: number;
            /**
             * @description WAITING for its next try; DELIVERED: answered with 2xx; GIVEN_UP after three days
             * @enum {unknown}
             */
            state: "WAITING" | "DELIVERED" | "GIVEN_UP";
        };
        WebhookTest: {
            error: string | null;
            /** @description The first 1024 bytes of the answer */
            excerpt: string;
            isDelivered: boolean;
            milliseconds: number;
            status: number | null;
        };
        WebhookWithSecret: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            changedAt: string;
            /** @description Account of the operator */
            changedBy: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            /** @description Account of the operator */
            createdBy: string;
            events: ("MEMBER_REGISTERED" | "DEPOSIT_CHANGED" | "WITHDRAWAL_CHANGED" | "IDENTITY_DECIDED")[];
            /** @description Deliveries that were given up, of the last 30 days */
            givenUp: number;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description Off: nothing is told, and what waits waits on */
            isOn: boolean;
            name: string;
            previousSecretUntil: string | null;
            /**
             * @description Shown this once
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            secret: string;
            url: string;
            /** @description Deliveries that wait */
            waiting: number;
        };
        Winner: {
            currencySymbol: string;
            /** @description Masked */
            customerName: string;
            game: components["schemas"]["Game"];
            /** @example 150000.00 */
            winAmount: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            wonAt: string;
        };
        Withdrawal: {
            /** @example 150000.00 */
            amount: string;
            bankName: string;
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            createdAt: string;
            currency: string;
            /** @example 150000.00 */
            fee: string;
            holder: string;
            id: string;
            /** @description The bank has confirmed the last payment */
            isPaid: boolean;
            maskedNumber: string;
            mayCancel: boolean;
            /** @description How many pictures an answer may bring */
            mostProofs: number;
            proofs: string[];
            receiveDueAt: string | null;
            reference: string | null;
            rejectCode: ("NAME_MISMATCH" | "ACCOUNT_INVALID" | "DOCUMENTS_NEEDED" | "RULES_BROKEN" | "MEMBER_ASKED" | "OTHER") | null;
            restAmount: string | null;
            /**
             * @description REQUESTED → REVIEW → APPROVED → RELEASED → RECEIVED | PARTLY_RECEIVED | NOT_RECEIVED → CLOSED, or REJECTED, FAILED, CANCELLED
             * @enum {unknown}
             */
            state: "REQUESTED" | "REVIEW" | "APPROVED" | "RELEASED" | "RECEIVED" | "PARTLY_RECEIVED" | "NOT_RECEIVED" | "CLOSED" | "REJECTED" | "FAILED" | "CANCELLED";
            timeline: components["schemas"]["WithdrawalStep"][];
        };
        WithdrawalBackground: {
            /**
             * @description In the main wallet
             * @example 150000.00
             */
            balance: string;
            currency: string;
            /**
             * @description All that was ever deposited, less what of it was taken back
             * @example 150000.00
             */
            deposited: string;
            /**
             * @description Held for withdrawals
             * @example 150000.00
             */
            held: string;
            /** @description No rule of risk has looked at it yet; until then it does not go on */
            isRiskAwaited: boolean;
            /**
             * @description All that went out by other withdrawals
             * @example 150000.00
             */
            paidOut: string;
            paidOutCount: number;
            /**
             * @description What of it must still be played
             * @example 150000.00
             */
            turnoverMissing: string;
            /**
             * @description Of all turnover that is open
             * @example 150000.00
             */
            turnoverRequired: string;
        };
        WithdrawalSettingsShape: {
            accountRestMinutes: number;
            autoReceiveMinutes: number;
            currency: string;
            /** @description Withdrawals of a member a day */
            dailyCount: number;
            /** @example 150000 */
            dailySum: string;
            /**
             * @description Above it two operators approve; a raise counts after a day
             * @example 150000
             */
            fourEyesAbove: string;
            fourEyesPending: string | null;
            fourEyesPendingFrom: string | null;
            /** @enum {unknown} */
            gateway: "BANK_API" | "MANUAL";
            id: string;
            /** @example 150000 */
            maximum: string;
            mayCancel: boolean;
            /** @example 150000 */
            minimum: string;
            openAtOnce: number;
            proposal: components["schemas"]["OpenProposal"] | null;
            quickAmounts: string[];
            /**
             * @description Operators are told of a win of so much
             * @example 150000
             */
            winAlarmFrom: string;
        };
        WithdrawalStep: {
            /**
             * Format: date-time
             * @example 2026-11-21T08:30:00.000Z
             */
            at: string;
            note: string | null;
            /**
             * @description REQUESTED → REVIEW → APPROVED → RELEASED → RECEIVED | PARTLY_RECEIVED | NOT_RECEIVED → CLOSED, or REJECTED, FAILED, CANCELLED
             * @enum {unknown}
             */
            state: "REQUESTED" | "REVIEW" | "APPROVED" | "RELEASED" | "RECEIVED" | "PARTLY_RECEIVED" | "NOT_RECEIVED" | "CLOSED" | "REJECTED" | "FAILED" | "CANCELLED";
        };
        WithdrawalTerms: {
            autoReceiveMinutes: number;
            /** @example 150000.00 */
            available: string;
            countLeft: number;
            currency: string;
            /**
             * @description The house charges nothing
             * @example 150000.00
             */
            fee: string;
            hasPaymentPassword: boolean;
            /** @example 150000.00 */
            leftToday: string;
            /** @example 150000.00 */
            maximum: string;
            mayCancel: boolean;
            /** @example 150000.00 */
            minimum: string;
            missing: ("TRUE_ACCOUNT" | "IDENTITY" | "PAYMENT_PASSWORD" | "PAYOUT_ACCOUNT" | "TURNOVER" | "OPEN_WITHDRAWALS" | "DAILY_COUNT" | "DAILY_SUM" | "BALANCE")[];
            /**
             * @description The most that can be asked for now
             * @example 150000.00
             */
            most: string;
            /** @description How many payout accounts a member may have */
            mostAccounts: number;
            openAtOnce: number;
            openCount: number;
            payeeName: string | null;
            quickAmounts: string[];
            /** @example 150000.00 */
            turnoverDone: string;
            /** @example 150000.00 */
            turnoverMissing: string;
            /** @example 150000.00 */
            turnoverRequired: string;
        };
        WonPlace: {
            claimedAt: string | null;
            /**
             * Format: uuid
             * @example 0193502e-7c1a-7cc3-8d2f-5d6f1e0b9a10
             */
            id: string;
            /** @description Of the leaderboard */
            name: string;
            place: number;
            /** @example 150000.00 */
            prize: string;
            /**
             * Format: date
             * @example 2026-11-22
             */
            startsOn: string;
            /** @example 150000.00 */
            validBet: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
