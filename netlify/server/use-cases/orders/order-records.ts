import { orders } from '../../gateways/records.ts';
import { payableRecords } from '../records/kinds-of-records.ts';

/** What the office does with orders, besides fulfilling them. */
export const orderRecords = payableRecords(orders, 'order');
