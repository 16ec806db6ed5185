import * as adjustments from './adjustments.ts'
import * as administrators from './administrators.ts'
import * as auth from './auth.ts'
import * as backoffice from './backoffice.ts'
import * as banks from './banks.ts'
import * as bonus from './bonus.ts'
import * as calls from './calls.ts'
import * as depositDesk from './deposit-desk.ts'
import type { Endpoint } from './endpoint.ts'
import * as forgotten from './forgotten.ts'
import * as games from './games.ts'
import * as information from './information.ts'
import * as money from './money.ts'
import * as orders from './orders.ts'
import * as passkeys from './passkeys.ts'
import { plannedEndpoints } from './planned.ts'
import * as profile from './profile.ts'
import * as reconciliation from './reconciliation.ts'
import * as resets from './resets.ts'
import * as security from './security.ts'
import * as vip from './vip.ts'

/**
 * Every call of the product in one table: what the server routes and the tests walk.
 * The PWA imports single calls from their areas instead, so that a route carries only its own schemas.
 */
export const endpoints = {
  captcha: auth.captcha,
  login: auth.login,
  register: auth.register,
  demo: auth.demo,
  me: auth.me,
  renew: auth.renew,
  refresh: auth.refresh,
  signOut: auth.signOut,
  passkeyLogin: auth.passkeyLogin,
  passkeySignInOptions: passkeys.passkeySignInOptions,
  forgotPassword: forgotten.forgotPassword,
  resetPassword: forgotten.resetPassword,
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
  seeds: games.seeds,
  rotateSeeds: games.rotateSeeds,
  payments: money.payments,
  onlinePayments: money.onlinePayments,
  rechargeOnline: money.rechargeOnline,
  rechargeProof: money.rechargeProof,
  rechargeStatus: money.rechargeStatus,
  rechargeList: money.rechargeList,
  setWithdrawalPassword: money.setWithdrawalPassword,
  modifyWithdrawalPassword: money.modifyWithdrawalPassword,
  drawing: money.drawing,
  drawingList: money.drawingList,
  drawingTerms: money.drawingTerms,
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
  vipLevels: vip.vipLevels,
  vipInfo: vip.vipInfo,
  vipHistory: vip.vipHistory,
  callOutcome: calls.callOutcome,
  closeCall: calls.closeCall,
  languageList: information.languageList,
  dynamicWebs: information.dynamicWebs,
  notifications: information.notifications,
  readNotifications: information.readNotifications,
  administratorSignIn: backoffice.administratorSignIn,
  administratorEnrolment: backoffice.administratorEnrolment,
  administratorEnrol: backoffice.administratorEnrol,
  administratorSignOut: backoffice.administratorSignOut,
  reviewQueue: backoffice.reviewQueue,
  approveWithdrawal: backoffice.approveWithdrawal,
  rejectWithdrawal: backoffice.rejectWithdrawal,
  searchMembers: backoffice.searchMembers,
  forceOffline: backoffice.forceOffline,
  listAdministrators: administrators.listAdministrators,
  inviteAdministrator: administrators.inviteAdministrator,
  changeAdministrator: administrators.changeAdministrator,
  administratorSessions: administrators.administratorSessions,
  revokeAdministratorSession: administrators.revokeAdministratorSession,
  auditLog: administrators.auditLog,
  verifyAudit: administrators.verifyAudit,
  exportAudit: administrators.exportAudit,
  listAdjustments: adjustments.listAdjustments,
  proposeAdjustment: adjustments.proposeAdjustment,
  approveAdjustment: adjustments.approveAdjustment,
  rejectAdjustment: adjustments.rejectAdjustment,
  depositList: depositDesk.depositList,
  depositDetails: depositDesk.depositDetails,
  depositProof: depositDesk.depositProof,
  confirmDeposit: depositDesk.confirmDeposit,
  refuseDeposit: depositDesk.refuseDeposit,
  paymentList: depositDesk.paymentList,
  askRefund: depositDesk.askRefund,
  passwordResets: resets.passwordResets,
  openPasswordReset: resets.openPasswordReset,
  closePasswordReset: resets.closePasswordReset,
  reconciliationList: reconciliation.reconciliationList,
  reconciliationDay: reconciliation.reconciliationDay,
  reconcile: reconciliation.reconcile,
  explainDifference: reconciliation.explainDifference,
  ...plannedEndpoints,
} satisfies Record<string, Endpoint>
