"""Sleeping Gods: a campaign of many evenings on a sea that is not on any map."""
