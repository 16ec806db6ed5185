import * as identity from './account/identity.ts'
import * as details from './account/member-details.ts'
import * as profile from './account/profile.ts'
import * as agency from './agency/agency.ts'
import * as auth from './auth/auth.ts'
import * as confirmation from './auth/confirmation.ts'
import * as forgotten from './auth/forgotten.ts'
import * as passkeys from './auth/passkeys.ts'
import * as resets from './auth/resets.ts'
import * as security from './auth/security.ts'
import * as calls from './calls.ts'
import * as adjustments from './cashier/adjustments.ts'
import * as balanceReturns from './cashier/balance-returns.ts'
import * as banks from './cashier/banks.ts'
import * as depositAdmin from './cashier/deposit-admin.ts'
import * as terms from './cashier/drawing-terms.ts'
import * as money from './cashier/money.ts'
import * as orderCalls from './cashier/order-calls.ts'
import * as orders from './cashier/orders.ts'
import * as reconciliation from './cashier/reconciliation.ts'
import { reviewDeadline } from './cashier/review-deadline.ts'
import type { Endpoint } from './endpoint.ts'
import * as memberSeeds from './games/seeds.ts'
import * as shared from './games/shared-rounds.ts'
import * as winReviews from './games/win-reviews.ts'
import * as games from './lobby/games.ts'
import * as administratorProof from './operations/administrator-proof.ts'
import * as administratorSecurity from './operations/administrator-security.ts'
import * as administrators from './operations/administrators.ts'
import * as approvals from './operations/approvals.ts'
import * as backoffice from './operations/backoffice.ts'
import * as files from './operations/file-admin.ts'
import * as bonus from './promotions/bonus.ts'
import * as promotionAdmin from './promotions/promotion-admin.ts'
import * as promotions from './promotions/promotions.ts'
import { promotionCalls } from './promotions/registry.ts'
import * as breaks from './responsible-gambling/breaks.ts'
import * as harm from './responsible-gambling/harm-cases.ts'
import * as limits from './responsible-gambling/limits.ts'
import * as overview from './responsible-gambling/overview.ts'
import * as playSessions from './responsible-gambling/play-session.ts'
import * as sports from './sportsbook/sports.ts'
import * as bannerAdmin from './support/banner-admin.ts'
import * as content from './support/content.ts'
import * as information from './support/information.ts'
import * as push from './support/push.ts'
import * as siteTerms from './support/terms.ts'
import * as tickets from './support/tickets.ts'
import * as programs from './vip/programs.ts'
import * as vip from './vip/vip.ts'

/**
 * Every call of the product in one table: what the server routes and the tests walk.
 * The PWA imports single calls from their areas instead, so that a route carries only its own schemas.
 */
export const endpoints = {
  captcha: auth.captcha,
  captchaSound: auth.captchaSound,
  login: auth.login,
  register: auth.register,
  demo: auth.demo,
  me: auth.me,
  renew: auth.renew,
  refresh: auth.refresh,
  signOut: auth.signOut,
  passkeyLogin: auth.passkeyLogin,
  passkeySignInOptions: passkeys.passkeySignInOptions,
  ...confirmation.confirmationCalls,
  ...forgotten,
  profilePictures: profile.profilePictures,
  profilePictureOfUser: profile.profilePictureOfUser,
  setProfilePicture: profile.setProfilePicture,
  exportData: profile.exportData,
  eraseAccount: profile.eraseAccount,
  verifyPassword: security.verifyPassword,
  securityOverview: security.securityOverview,
  changePassword: security.changePassword,
  sendEmailCode: security.sendEmailCode,
  bindEmail: security.bindEmail,
  sendPhoneCode: security.sendPhoneCode,
  bindPhone: security.bindPhone,
  endSessions: security.endSessions,
  beginTotp: security.beginTotp,
  confirmTotp: security.confirmTotp,
  removeTotp: security.removeTotp,
  renewRecoveryCodes: security.renewRecoveryCodes,
  sendPinCode: security.sendPinCode,
  resetPin: security.resetPin,
  passkeyAddOptions: passkeys.passkeyAddOptions,
  addPasskey: passkeys.addPasskey,
  removePasskey: passkeys.removePasskey,
  renamePasskey: passkeys.renamePasskey,
  passkeyStepUpOptions: passkeys.passkeyStepUpOptions,
  providers: games.providers,
  gamesList: games.gamesList,
  favourites: games.favourites,
  setFavourite: games.setFavourite,
  deleteFavourite: games.deleteFavourite,
  promotionGames: games.promotionGames,
  popularGames: games.popularGames,
  gameRecord: games.gameRecord,
  launchGame: games.launchGame,
  startRound: games.startRound,
  stepRound: games.stepRound,
  openRounds: games.openRounds,
  playedWallet: games.playedWallet,
  ...{ seeds: memberSeeds.seeds, rotateSeeds: memberSeeds.rotateSeeds },
  ...{ tableChains: shared.tableChains, tableState: shared.tableState },
  ...{ placeTableBet: shared.placeTableBet, cancelTableBet: shared.cancelTableBet },
  cashOutTableBet: shared.cashOutTableBet,
  sportsBoard: sports.sportsBoard,
  sportsSlips: sports.sportsSlips,
  placeSportsBet: sports.placeSportsBet,
  payments: money.payments,
  onlinePayments: money.onlinePayments,
  rechargeOnline: money.rechargeOnline,
  cancelRecharge: orderCalls.cancelRecharge,
  rechargeProof: orderCalls.rechargeProof,
  rechargeStatus: money.rechargeStatus,
  rechargeList: money.rechargeList,
  memberLimits: limits.memberLimits,
  setLimit: limits.setLimit,
  lowerLimit: limits.lowerLimit,
  confirmLimit: limits.confirmLimit,
  cancelLimit: limits.cancelLimit,
  playOverview: overview.playOverview,
  memberBreaks: breaks.memberBreaks,
  takeBreak: breaks.takeBreak,
  returnToPlay: breaks.returnToPlay,
  playSession: playSessions.playSession,
  answerCheck: playSessions.answerCheck,
  setCheckMinutes: playSessions.setCheckMinutes,
  endedSessions: playSessions.endedSessions,
  memberIdentity: identity.memberIdentity,
  sendIdentityPicture: identity.sendIdentityPicture,
  submitIdentity: identity.submitIdentity,
  appealIdentity: identity.appealIdentity,
  memberDetails: details.memberDetails,
  saveMemberDetails: details.saveMemberDetails,
  setWithdrawalPassword: money.setWithdrawalPassword,
  modifyWithdrawalPassword: money.modifyWithdrawalPassword,
  drawing: money.drawing,
  drawingList: money.drawingList,
  drawingTerms: terms.drawingTerms,
  allBalance: money.allBalance,
  bonuses: bonus.bonuses,
  quoteForfeit: bonus.quoteForfeit,
  forfeit: bonus.forfeit,
  saveAccount: banks.saveAccount,
  accounts: banks.accounts,
  confirmAccount: banks.confirmAccount,
  removeAccount: banks.removeAccount,
  banks: banks.banks,
  orderDetails: orders.orderDetails,
  orderFee: orders.orderFee,
  orderAssociation: orders.orderAssociation,
  orderChart: orders.orderChart,
  rechargeMechanism: agency.rechargeMechanism,
  bettingMechanism: agency.bettingMechanism,
  settlementMechanism: agency.settlementMechanism,
  registerSubordinate: agency.registerSubordinate,
  agencyReward: agency.agencyReward,
  inviteRecord: agency.inviteRecord,
  agencyStatement: agency.agencyStatement,
  vipLevels: vip.vipLevels,
  vipInfo: vip.vipInfo,
  vipHistory: vip.vipHistory,
  callOutcome: calls.callOutcome,
  closeCall: calls.closeCall,
  languageList: information.languageList,
  dynamicWebs: information.dynamicWebs,
  socialMediaLinks: content.socialMediaLinks,
  support: content.support,
  announcements: content.announcements,
  listContent: content.listContent,
  saveContent: content.saveContent,
  sitePages: content.sitePages,
  siteTerms: siteTerms.siteTerms,
  memberTerms: siteTerms.memberTerms,
  acceptTerms: siteTerms.acceptTerms,
  listTermsVersions: siteTerms.listTermsVersions,
  saveTermsVersion: siteTerms.saveTermsVersion,
  withdrawTermsVersion: siteTerms.withdrawTermsVersion,
  listBanners: bannerAdmin.listBanners,
  saveBanner: bannerAdmin.saveBanner,
  addBannerPicture: bannerAdmin.addBannerPicture,
  tickets: tickets.tickets,
  openTicket: tickets.openTicket,
  replyTicket: tickets.replyTicket,
  closeOwnTicket: tickets.closeOwnTicket,
  harmCases: harm.harmCases,
  harmCaseOf: harm.harmCaseOf,
  takeHarmStep: harm.takeHarmStep,
  ticketInbox: tickets.ticketInbox,
  ticketThread: tickets.ticketThread,
  claimTicket: tickets.claimTicket,
  answerTicket: tickets.answerTicket,
  moveTicket: tickets.moveTicket,
  markTicket: tickets.markTicket,
  exportComplaints: tickets.exportComplaints,
  notifications: information.notifications,
  readNotifications: information.readNotifications,
  administratorSignIn: administratorProof.administratorSignIn,
  administratorPasskeyQuestion: administratorProof.administratorPasskeyQuestion,
  administratorPasskeySignIn: administratorProof.administratorPasskeySignIn,
  administratorProofQuestion: administratorProof.administratorProofQuestion,
  administratorEnrolment: backoffice.administratorEnrolment,
  administratorEnrol: backoffice.administratorEnrol,
  proveAdministrator: administratorProof.proveAdministrator,
  administratorSecurity: administratorSecurity.administratorSecurity,
  administratorPasskeyOffer: administratorSecurity.administratorPasskeyOffer,
  addAdministratorPasskey: administratorSecurity.addAdministratorPasskey,
  renameAdministratorPasskey: administratorSecurity.renameAdministratorPasskey,
  removeAdministratorPasskey: administratorSecurity.removeAdministratorPasskey,
  changeAdministratorPassword: administratorSecurity.changeAdministratorPassword,
  administratorSignOut: backoffice.administratorSignOut,
  reviewQueue: backoffice.reviewQueue,
  approveWithdrawal: backoffice.approveWithdrawal,
  rejectWithdrawal: backoffice.rejectWithdrawal,
  reviewContext: backoffice.reviewContext,
  reviewDeadline,
  claimWithdrawal: backoffice.claimWithdrawal,
  releaseWithdrawal: backoffice.releaseWithdrawal,
  letWithdrawalGo: backoffice.letWithdrawalGo,
  cancelStoppedWithdrawal: backoffice.cancelStoppedWithdrawal,
  setMemberStatus: backoffice.setMemberStatus,
  proveSoleOwner: backoffice.proveSoleOwner,
  searchMembers: backoffice.searchMembers,
  forceOffline: backoffice.forceOffline,
  listAdministrators: administrators.listAdministrators,
  inviteAdministrator: administrators.inviteAdministrator,
  resetAdministrator: administrators.resetAdministrator,
  changeAdministrator: administrators.changeAdministrator,
  administratorSessions: administrators.administratorSessions,
  revokeAdministratorSession: administrators.revokeAdministratorSession,
  auditLog: administrators.auditLog,
  verifyAudit: administrators.verifyAudit,
  exportAudit: administrators.exportAudit,
  ...winReviews.winReviewCalls,
  ...adjustments.adjustmentCalls,
  listApprovals: approvals.listApprovals,
  approveRequest: approvals.approveRequest,
  refuseRequest: approvals.refuseRequest,
  withdrawRequest: approvals.withdrawRequest,
  depositList: depositAdmin.depositList,
  depositDetails: depositAdmin.depositDetails,
  depositProof: depositAdmin.depositProof,
  confirmDeposit: depositAdmin.confirmDeposit,
  refuseDeposit: depositAdmin.refuseDeposit,
  paymentList: depositAdmin.paymentList,
  askRefund: depositAdmin.askRefund,
  balanceReturns: balanceReturns.balanceReturns,
  retryBalanceReturn: balanceReturns.retryBalanceReturn,
  identityQueue: identity.identityQueue,
  identityPicture: identity.identityPicture,
  decideIdentity: identity.decideIdentity,
  passwordResets: resets.passwordResets,
  openPasswordReset: resets.openPasswordReset,
  closePasswordReset: resets.closePasswordReset,
  reconciliationList: reconciliation.reconciliationList,
  reconciliationDay: reconciliation.reconciliationDay,
  reconcile: reconciliation.reconcile,
  explainDifference: reconciliation.explainDifference,
  ...promotionCalls,
  activityDetails: promotions.activityDetails,
  adminPromotions: promotionAdmin.adminPromotions,
  previewFile: files.previewFile,
  importFile: files.importFile,
  exportCatalogue: files.exportCatalogue,
  adminPrograms: programs.adminPrograms,
  previewProgram: programs.previewProgram,
  saveProgram: programs.saveProgram,
  previewTerms: promotionAdmin.previewTerms,
  saveTerms: promotionAdmin.saveTerms,
  promotionState: promotions.promotionState,
  promotionHistory: promotions.promotionHistory,
  pushState: push.pushState,
  subscribePush: push.subscribePush,
  unsubscribePush: push.unsubscribePush,
} satisfies Record<string, Endpoint>
