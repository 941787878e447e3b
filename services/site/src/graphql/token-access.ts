import { CLOSED, READ, READ_ALL, type TokenAccessTable, WRITE_ALL } from "@muhtawa/service-kit";
import type { Resolvers } from "./generated/schema.ts";

/** What each operation needs of a personal token. */
export const TOKEN_ACCESS = {
  partners: READ,
  branches: READ,
  siteSettings: READ,
  basicDataList: READ,
  basicData: READ,
  basicDataCategories: READ,
  dashboard: READ_ALL,
  contacts: READ_ALL,
  contactStages: READ_ALL,
  contact: READ_ALL,
  duplicateContacts: READ_ALL,
  auditLog: READ_ALL,
  notifications: READ_ALL,
  submitContactForm: CLOSED,
  createBasicData: WRITE_ALL,
  updateBasicData: WRITE_ALL,
  deleteBasicData: WRITE_ALL,
  createPartner: WRITE_ALL,
  updatePartner: WRITE_ALL,
  deletePartner: WRITE_ALL,
  createBranch: WRITE_ALL,
  updateBranch: WRITE_ALL,
  deleteBranch: WRITE_ALL,
  updateSiteSettings: WRITE_ALL,
  createContact: WRITE_ALL,
  mergeContacts: WRITE_ALL,
  updateContact: WRITE_ALL,
  markNotificationsRead: WRITE_ALL,
} satisfies TokenAccessTable & Record<keyof NonNullable<Resolvers["Query"]> | keyof NonNullable<Resolvers["Mutation"]>, unknown>;
